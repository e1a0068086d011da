interface Floor {
  name: string
  folder: RegExp
  /** What files of this floor may import, besides their own floor. */
  below: string[]
  instead: string
}

const PASS_IN = 'Take what you need as an argument, or declare an interface here that the upper floor fills.'

/** The first pattern that fits decides; what fits none (tests, scripts) may import everything. */
const FLOORS: Floor[] = [
  {
    name: 'contract',
    folder: /^packages\/contract\//,
    below: [],
    instead: 'The contract stands on nothing: move what both sides need into it.',
  },
  {
    name: 'server/platform',
    folder: /^apps\/server\/src\/platform\//,
    below: ['contract'],
    instead: PASS_IN,
  },
  {
    name: 'server/providers',
    folder: /^apps\/server\/src\/providers\//,
    below: ['server/platform', 'contract'],
    instead: PASS_IN,
  },
  {
    name: 'server/modules',
    folder: /^apps\/server\/src\/modules\//,
    below: ['server/providers', 'server/platform', 'contract'],
    instead: `${PASS_IN} What runs on its own is put together in app/.`,
  },
  {
    name: 'server/app',
    folder: /^apps\/server\//,
    below: ['server/modules', 'server/providers', 'server/platform', 'sandbox', 'contract'],
    instead: 'The server talks to the web by the contract alone.',
  },
  {
    name: 'web/base',
    folder: /^apps\/web\/src\/(lib|ui|styles)\//,
    below: ['contract'],
    instead: 'lib and ui know no feature: pass data and callbacks in, or move this into the feature.',
  },
  {
    name: 'web/public-pages',
    folder: /^apps\/web\/src\/public-pages\//,
    below: ['web/base', 'contract'],
    instead: 'Public pages are light and stand alone: move the shared part into ui/ or lib/.',
  },
  {
    name: 'web/features',
    folder: /^apps\/web\/src\/features\//,
    below: ['web/base', 'contract'],
    instead: 'A feature knows neither the app nor the server: take it as a prop, or use a contract call.',
  },
  {
    name: 'web/app',
    folder: /^apps\/web\//,
    below: ['web/features', 'web/public-pages', 'web/base', 'contract'],
    instead:
      'The web knows the server by the contract alone: call a route, or move the constant into the contract.',
  },
  {
    name: 'sandbox',
    folder: /^apps\/sandbox\//,
    below: ['contract'],
    instead:
      'The sandbox stands for the outside world: it speaks wire protocols and knows neither server nor web.',
  },
]

const floorOf = (path: string) => FLOORS.find(({ folder }) => folder.test(path))

/** Why this import goes against the floors and what to do instead; null where it is right. */
export function floorProblem({ from, to }: { from: string; to: string }): string | null {
  const [here, there] = [floorOf(from), floorOf(to)]
  if (!here) return null
  if (!there)
    return `${here.name} imports ${to}, which is no part of the product. Move what is shared into the product.`
  if (here === there || here.below.includes(there.name)) return null
  return `${here.name} may not import ${there.name} (${to}). ${here.instead}`
}
