import { Flame, MessagesSquare, Moon, UsersRound } from 'lucide-react'
import { Card } from '#web/ui/card.tsx'
import { promises, texts } from '../texts.ts'

const rows = [
  { ...promises.companions, Icon: UsersRound },
  { ...promises.moods, Icon: Moon },
  { ...promises.messages, Icon: MessagesSquare },
  { ...promises.intimacy, Icon: Flame },
] as const

/** What higher tiers bring (free tier only). */
export function WaitingForYou() {
  return (
    <Card className="mt-11" aria-labelledby="waiting-for-you">
      <h2 id="waiting-for-you" className="type-section mb-5">
        {texts.waiting}
      </h2>
      <ul className="grid max-wide:divide-y max-wide:divide-line wide:hairline-cols wide:grid-cols-4">
        {rows.map(({ title, text, Icon }) => (
          <li
            key={title}
            className="flex gap-4 py-4 wide:flex-col wide:gap-3 wide:px-6 wide:py-0 wide:first:pl-0 wide:last:pr-0"
          >
            <Icon aria-hidden="true" size={20} className="text-accent-text" />
            <div>
              <p className="type-button text-text">{title}</p>
              <p className="type-small text-text-3">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
