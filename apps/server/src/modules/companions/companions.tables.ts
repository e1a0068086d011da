import { imageKinds, memoryLengths, portraitStatuses, styleOptions } from '@everbond/contract'
import { boolean, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

export const companions = pgTable(
  'companions',
  {
    userId: uuid('user_id').notNull(),
    id: uuid('id').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    age: integer('age').notNull(),
    skinTone: text('skin_tone'),
    hairColor: text('hair_color'),
    hairStyle: text('hair_style'),
    eyeColor: text('eye_color'),
    bodyType: text('body_type'),
    specialFeatures: text('special_features'),
    bodyDescription: text('body_description'),
    hairDescription: text('hair_description'),
    eyesDescription: text('eyes_description'),
    clothingStyle: text('clothing_style'),
    vibeEnergy: text('vibe_energy'),
    interests: text('interests').array().notNull(),
    personalityTraits: text('personality_traits').array().notNull(),
    communicationStyle: text('communication_style'),
    dominantPersonality: text('dominant_personality'),
    nsfwAllowed: boolean('nsfw_allowed').notNull(),
    style: text('style', { enum: styleOptions }).notNull(),
    behavior: text('behavior').notNull(),
    memoryLength: text('memory_length', { enum: memoryLengths }).notNull(),
    profileImageId: text('profile_image_id'),
    profileImageKind: text('profile_image_kind', { enum: imageKinds }),
    imageSlot2: text('image_slot_2'),
    imageSlot3: text('image_slot_3'),
    slot2Pending: boolean('slot_2_pending').notNull().default(false),
    slot3Pending: boolean('slot_3_pending').notNull().default(false),
    imageGenerationCount: integer('image_generation_count').notNull().default(0),
    portraitStatus: text('portrait_status', { enum: portraitStatuses }).notNull().default('none'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
)
export type CompanionRow = typeof companions.$inferSelect
export type NewCompanionRow = typeof companions.$inferInsert

export const companionDeletions = pgTable(
  'companion_deletions',
  {
    userId: uuid('user_id').notNull(),
    companionId: uuid('companion_id').notNull(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.companionId] })],
)
