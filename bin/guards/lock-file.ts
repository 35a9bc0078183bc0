type Entry = { optionalDependencies?: Record<string, string>; [field: string]: unknown }
type Lock = { packages: Record<string, Entry> }
type Gap = { readonly name: string; readonly version: string }

/**
 * Optional packages of other machines that the lock file leaves out. npm drops what the registry at hand does not serve,
 * and `npm ci` then refuses the lock file everywhere.
 */
export const findLockGaps = (text: string): Gap[] => {
  const { packages } = JSON.parse(text) as Lock
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(packages, path, name))
      .map(([name, version]) => ({ name, version })),
  )
}

const isLocked = (packages: Lock['packages'], from: string, name: string): boolean => {
  const outer = from.lastIndexOf('/node_modules/')
  if (packages[from ? `${from}/node_modules/${name}` : `node_modules/${name}`]) return true
  return from !== '' && isLocked(packages, outer < 0 ? '' : from.slice(0, outer), name)
}

/** The lock file with an entry for each gap; what machine a package is for stands in its name. */
export const fillLockGaps = (text: string): string => {
  const lock = JSON.parse(text) as Lock
  for (const { name, version } of findLockGaps(text)) {
    lock.packages[`node_modules/${name}`] = { version, ...toMachine(name), optional: true }
  }
  const sorted = Object.entries(lock.packages).toSorted(([one], [other]) => one.localeCompare(other, 'en'))
  return `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`
}

const systems = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32']
const processors = ['arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'arm']

const toMachine = (name: string): { os: string[]; cpu: string[]; libc?: string[] } => {
  const parts = name.slice(name.lastIndexOf('/') + 1).split('-')
  const os = systems.find((system) => parts.includes(system))
  const cpu = processors.find((processor) => parts.includes(processor))
  if (!os || !cpu) throw new Error(`${name} does not say what machine it is for`)
  const libc = parts.some((part) => part.startsWith('musl'))
    ? 'musl'
    : parts.some((part) => part.startsWith('gnu'))
      ? 'glibc'
      : undefined
  return { os: [os], cpu: [cpu], ...(libc ? { libc: [libc] } : {}) }
}
