/**
 * Adds to the lock the optional packages for other platforms that a registry did not offer when it was written:
 * without them `npm ci` calls the lock out of date, here and on the platforms that are missing.
 */
type Entry = {
  version?: string
  dev?: boolean
  license?: string
  optionalDependencies?: Record<string, string>
}
type Lock = { packages: Record<string, Entry & Record<string, unknown>> }

const platform = /android|darwin|freebsd|linux|openharmony|win32/
const processor = /arm64|arm-|riscv64|s390x|ppc64|ia32|x64/

const libcOf = (name: string): string[] | null =>
  name.includes('musl') ? ['musl'] : name.includes('-gnu') ? ['glibc'] : null

const entryOf = (name: string, version: string, owner: Entry) => {
  const libc = libcOf(name)
  return {
    version,
    cpu: [processor.exec(name)?.[0].replace('arm-', 'arm') ?? 'x64'],
    ...(owner.dev ? { dev: true } : {}),
    ...(libc ? { libc } : {}),
    ...(owner.license ? { license: owner.license } : {}),
    optional: true,
    os: [platform.exec(name)?.[0] ?? 'linux'],
  }
}

/** The folders in which a package of this owner may lie, nearest first. */
const placesOf = (owner: string): string[] => [
  `${owner}/node_modules/`,
  owner.slice(0, owner.lastIndexOf('node_modules/') + 'node_modules/'.length),
]

export const completeLock = (text: string): string => {
  const lock = JSON.parse(text) as Lock
  const { packages } = lock
  const isThere = (path: string, version: string | undefined) => packages[path]?.version === version
  for (const [owner, entry] of Object.entries(packages)) {
    if (!owner.includes('node_modules/')) continue
    const wanted = Object.entries(entry.optionalDependencies ?? {}).filter(([name]) => platform.test(name))
    const places = placesOf(owner)
    // Where the ones that were offered lie, the missing ones belong too.
    const place = places.find((folder) => wanted.some(([name, version]) => isThere(folder + name, version)))
    for (const [name, version] of wanted) {
      if ([...places, 'node_modules/'].some((folder) => isThere(folder + name, version))) continue
      packages[(place ?? places[1]) + name] = entryOf(name, version, entry)
    }
  }
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)))
  return `${JSON.stringify(lock, null, 2)}\n`
}
