import { ImageOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from './cn.ts'
import { Ember } from './ember.tsx'
import { Frame, type FrameRatio } from './frame.tsx'
import { Skeleton } from './skeleton.tsx'

export type PortraitState = 'shown' | 'waiting' | 'generating' | 'empty' | 'failed'

export interface PortraitProps {
  src?: string | null | undefined
  alt: string
  state?: PortraitState | undefined
  /** Bottom left on the scrim, in italics. */
  name?: string | undefined
  /** 2 or 3 makes the name a heading of that level. */
  nameLevel?: 2 | 3 | undefined
  /** A small line above the name. */
  caption?: string | undefined
  /** Bottom right on the scrim. */
  aside?: ReactNode
  /** Top left. */
  badge?: ReactNode
  /** Top right at 12 px. */
  controls?: ReactNode
  /** In the middle while the state is `empty`. */
  placeholder?: ReactNode
  emberText?: string | undefined
  /** What a failed picture says. */
  failure?: ReactNode
  /** Just finished: it comes out of a blur. */
  fresh?: boolean | undefined
  blurred?: boolean | undefined
  /** The page's warm grade; off in the lightbox. */
  graded?: boolean | undefined
  ratio?: FrameRatio | undefined
  onLoad?: (() => void) | undefined
  onError?: (() => void) | undefined
  className?: string | undefined
}

/** A face, given room. The frame keeps its size in every state. */
export function Portrait({
  src,
  alt,
  state = src ? 'shown' : 'empty',
  controls,
  badge,
  graded = true,
  ratio,
  className,
  ...part
}: PortraitProps) {
  return (
    <Frame ratio={ratio} dashed={state === 'empty'} className={className}>
      {state === 'shown' && src ? (
        <div
          // A new address is a new picture: it may fade in again.
          key={part.fresh ? src : 'picture'}
          className={cn(
            'absolute inset-0 overflow-hidden',
            graded && 'graded',
            part.fresh && 'motion-reveal',
          )}
        >
          <img
            src={src}
            alt={alt}
            decoding="async"
            draggable={false}
            onLoad={part.onLoad}
            onError={part.onError}
            className={cn(
              'size-full object-cover object-top transition-[scale,filter] duration-enter',
              part.blurred && 'scale-110 blur-2xl!',
            )}
          />
        </div>
      ) : (
        <Instead state={state} part={part} />
      )}
      <NameScrim onPicture={state === 'shown'} part={part} />
      {badge ? <div className="absolute top-3 left-3 flex gap-2">{badge}</div> : null}
      {controls ? <div className="absolute top-3 right-3 flex gap-2">{controls}</div> : null}
    </Frame>
  )
}

function Instead({ state, part }: { state: PortraitState; part: Partial<PortraitProps> }) {
  if (state === 'waiting') return <Skeleton sheen className="absolute inset-0 size-full rounded-none" />
  if (state === 'generating') return <Ember text={part.emberText} />
  const failed = state === 'failed'
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-5 text-center">
      {failed ? <ImageOff aria-hidden="true" size={28} className="text-danger" /> : null}
      {failed ? <div className="type-small text-text-2">{part.failure}</div> : part.placeholder}
    </div>
  )
}

function NameScrim({ onPicture, part }: { onPicture: boolean; part: Partial<PortraitProps> }) {
  const { name, nameLevel, caption, aside } = part
  if (!name && !caption && !aside) return null
  const Name = nameLevel ? (`h${nameLevel}` as const) : 'p'
  return (
    <div
      className={cn(
        'absolute inset-0 flex items-end justify-between gap-3 px-5 pb-3.5',
        onPicture && 'name-scrim dark-scene',
        'pointer-events-none',
      )}
    >
      <div className={cn('min-w-0', onPicture ? 'text-ivory' : 'text-text')}>
        {caption ? <p className="type-label mb-0.5">{caption}</p> : null}
        {name ? <Name className={cn('line-clamp-2 break-words italic', nameRole(name))}>{name}</Name> : null}
      </div>
      {aside ? <div className={cn('flex-none', onPicture ? 'text-ivory' : 'text-text')}>{aside}</div> : null}
    </div>
  )
}

/** A long name is set smaller, so that it stays below the face. */
function nameRole(name: string): string {
  return name.length > 16 ? 'type-section' : 'type-title'
}
