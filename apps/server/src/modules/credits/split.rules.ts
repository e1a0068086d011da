/** Which sources pay (companions §§ 3, 9; decision 17). */
import { creditSources } from '@everbond/contract'

/** A purse of credits: a source and what it is bound to. */
export type Purse = { source: string; bucket: string }
export type PurseBalance = Purse & { balance: number }
export type Share = Purse & { amount: number }

const rank = (source: string): number => {
  const index = (creditSources as readonly string[]).indexOf(source)
  return index === -1 ? creditSources.length : index
}

/**
 * Splits a cost over purses in the order free_setup → free_trial → tier → purchased. Null where together they hold
 * less than the cost; nothing is taken then.
 */
export const splitCost = ({
  cost,
  purses,
}: {
  cost: number
  purses: readonly PurseBalance[]
}): Share[] | null => {
  const shares: Share[] = []
  let open = cost
  for (const { source, bucket, balance } of purses.toSorted((a, b) => rank(a.source) - rank(b.source))) {
    const amount = Math.min(open, balance)
    if (amount <= 0) continue
    shares.push({ source, bucket, amount })
    open -= amount
  }
  return open === 0 ? shares : null
}
