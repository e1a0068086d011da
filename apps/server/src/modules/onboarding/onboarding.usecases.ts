import type { OnboardingStatus } from '@everbond/contract'
import type { Clock } from '#server/platform/clock.ts'
import type { Database } from '#server/platform/database/pool.ts'
import { transaction } from '#server/platform/database/transaction.ts'
import { AppError } from '#server/platform/errors/app-error.ts'
import { ExpiringCache } from '#server/platform/expiring-cache.ts'
import type { Caller } from '#server/platform/http/caller.ts'
import type { AgeProvider } from '#server/providers/age/port.ts'
import { decideSubmission, statusOf } from './onboarding.rules.ts'
import { lockOnboarding, readOnboarding, writeAge, writeTerms } from './onboarding.store.ts'

export type OnboardingDeps = {
  db: Database
  clock: Clock
  age: AgeProvider
  /** The version of the terms that is accepted now. */
  termsVersion: string
}

export type Submission = { userId: string; ageVerified: boolean; termsAccepted: boolean }

export type OnboardingUseCases = {
  getStatus: (userId: string) => Promise<OnboardingStatus>
  /** May be repeated; when something was first declared stays. */
  submit: (submission: Submission) => Promise<OnboardingStatus>
  /** Throws `onboarding.required`. */
  assertOnboarded: (caller: Caller) => Promise<void>
}

const passLife = 5_000
const maxKept = 20_000

export const createUseCases = (deps: OnboardingDeps): OnboardingUseCases => {
  const { db, clock, age, termsVersion } = deps
  // Only that somebody has passed is kept: whoever finishes the setup is let in at once.
  const passed = new ExpiringCache<true>({ clock, lifeMs: passLife, maxEntries: maxKept })

  const getStatus = async (userId: string) => statusOf(await readOnboarding(db, userId), termsVersion)

  return {
    getStatus,

    submit: async ({ userId, ageVerified, termsAccepted }) => {
      const verdict = await age.judge({ userId, declared: ageVerified })
      return transaction(db, async (tx) => {
        const status = statusOf(await lockOnboarding(tx, userId), termsVersion)
        const write = decideSubmission(status, {
          age: verdict.ofAge ? verdict.method : null,
          termsAccepted,
        })
        const at = clock.now()
        if (write.age) await writeAge(tx, { userId, method: write.age, at })
        if (write.terms) await writeTerms(tx, { userId, version: termsVersion, at })
        return { onboardingComplete: true, ageVerified: true, termsAccepted: true, termsVersion }
      })
    },

    assertOnboarded: async ({ userId }) => {
      if (passed.get(userId)) return
      const { onboardingComplete } = await getStatus(userId)
      if (!onboardingComplete) throw new AppError('onboarding.required')
      passed.set(userId, true)
    },
  }
}
