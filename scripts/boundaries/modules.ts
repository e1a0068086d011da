/** Which other modules each may use: the order is acyclic, what is written here is the whole of it. */
const accounts: string[] = []
const plans = ['accounts']
const usage = ['accounts', 'onboarding', 'plans']
const safety = [...usage, 'usage', 'credits']
const companions = [...safety, 'safety']
const images = [...companions, 'companions']
const conversations = [...images, 'images']

const ORDER: Record<string, string[]> = {
  accounts,
  onboarding: plans,
  plans,
  usage,
  credits: usage,
  safety,
  companions,
  images,
  conversations,
  telegram: [...conversations, 'conversations'],
  billing: ['accounts', 'plans', 'credits'],
  status: [],
}

const MODULE = /^apps\/server\/src\/modules\/([^/]+)\/(.+)$/
const FEATURE = /^apps\/web\/src\/features\/([^/]+)\//

/** Why one module or feature may not import this from another, and what to do instead; null where it may. */
export function moduleProblem({ from, to }: { from: string; to: string }): string | null {
  return serverProblem({ from, to }) ?? featureProblem({ from, to })
}

function serverProblem({ from, to }: { from: string; to: string }): string | null {
  const [, here] = MODULE.exec(from) ?? []
  const [, there, file] = MODULE.exec(to) ?? []
  if (!here || !there || here === there) return null
  const below = ORDER[here]
  if (!below)
    return `The module ${here} has no place in the order: give it one in scripts/boundaries/modules.ts.`
  if (!below.includes(there)) {
    return (
      `${here} may not use ${there}: it stands on ${below.join(', ') || 'no other module'}. ` +
      `For the other direction publish an event here and let ${there} subscribe, or let app/ put the two together.`
    )
  }
  if (file !== 'index.ts')
    return `Use ${there} through modules/${there}/index.ts: export there what others may use.`
  return null
}

function featureProblem({ from, to }: { from: string; to: string }): string | null {
  const [, here] = FEATURE.exec(from) ?? []
  const [, there] = FEATURE.exec(to) ?? []
  if (!here || !there || here === there) return null
  return (
    `The feature ${here} may not import the feature ${there}. Put the two together on a page in app/, ` +
    'or move the shared part into ui/ or lib/.'
  )
}
