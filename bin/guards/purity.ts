import { isCode, isTest, toLine, walk } from './source.ts'
import type { Finding, Node, Source } from './source.ts'
import { toZone } from './zones.ts'

const configReader = 'src/platform/server/config.ts'

/** Where text must become HTML as it is, with the reason. */
const rawHtml: Readonly<Record<string, string>> = {
  'src/app/document.tsx': 'hydration data travel as JSON in a script element',
  'src/features/catalog/web/product-page.tsx': 'structured data, written by the server alone',
  'src/platform/web/page/json-ld.tsx': 'structured data travel as JSON in a script element',
}

/** What browsers of 2023 have not (Safari 16, Firefox 115), with what does the same. */
const young: readonly (readonly [object: string, property: string, instead: string])[] = [
  ['Promise', 'withResolvers', 'new Promise'],
  ['AbortSignal', 'any', 'an AbortController of its own'],
  ['URL', 'canParse', 'a pattern, or try'],
  ['URL', 'parse', 'a pattern, or try'],
  ['Object', 'groupBy', 'a Map'],
  ['Map', 'groupBy', 'a Map'],
  ['Array', 'fromAsync', 'a loop'],
]

/** What a place must not reach for: the environment, the clock and chance, what old browsers have not, raw HTML and inline styles. */
export const checkPurity = (sources: readonly Source[]): Finding[] =>
  sources.filter((source) => isCode(source) && !isTest(source) && isProduct(source.path)).flatMap(checkFile)

const isProduct = (path: string): boolean => /^(src|config|db)\//.test(path)

const isOfServer = (path: string): boolean => /^src\/(main\.ts|app\/(server\/|entry-server\.tsx))/.test(path)

const checkFile = (source: Source): Finding[] => {
  const findings: Finding[] = []
  const kind = toZone(source.path)?.kind
  const isPure = kind === 'rules' || kind === 'core' || kind === 'contract'
  const isInBrowsers = kind !== undefined && !/(^|-)server$|^(config|demo)$/.test(kind) && !isOfServer(source.path)
  walk(source, (node, parents) => {
    const message =
      judgeEnvironment(source, node) ??
      (isPure ? (judgeTime(node) ?? judgeDoing(node, parents)) : undefined) ??
      (isInBrowsers ? judgeAge(node) : undefined) ??
      judgeMarkup(source, node)
    if (message) findings.push({ path: source.path, line: toLine(source, node.start), message })
  })
  return findings
}

const judgeEnvironment = (source: Source, node: Node): string | undefined => {
  if (source.path === configReader) return undefined
  const isDirect = isMember(node, 'process', 'env')
  const isTaken = node.type === 'VariableDeclarator' && isName(node['init'], 'process') && hasKey(node['id'], 'env')
  return isDirect || isTaken
    ? `only ${configReader} reads the environment: add the value to Config and pass it on`
    : undefined
}

const judgeTime = (node: Node): string | undefined => {
  if (isMember(node, 'Date', 'now') || isMember(node, 'performance', 'now')) return 'rules take the time as an argument'
  const isDate = (node.type === 'NewExpression' || node.type === 'CallExpression') && isName(node['callee'], 'Date')
  if (isDate && (node.type === 'CallExpression' || (node['arguments'] as unknown[]).length === 0))
    return 'rules take the time as an argument'
  if (
    isMember(node, 'Math', 'random') ||
    isMember(node, 'crypto', 'randomUUID') ||
    isMember(node, 'crypto', 'getRandomValues')
  ) {
    return 'rules take what is random as an argument'
  }
  return undefined
}

/** What is read when a file is loaded makes tests depend on their order. */
const judgeDoing = (node: Node, parents: readonly Node[]): string | undefined =>
  node.type === 'AwaitExpression' && !parents.some(({ type }) => type.includes('Function'))
    ? 'a rule file does nothing while it is loaded'
    : undefined

/** A pattern that looks behind ends the file for Safari before 16.4 as wrong syntax would. */
const judgeAge = (node: Node): string | undefined => {
  const regex = node['regex'] as { pattern: string } | undefined
  const value = node['value'] as { raw?: string } | string | null | undefined
  const text = regex?.pattern ?? (typeof value === 'object' ? value?.raw : value)
  if (typeof text === 'string' && /\(\?<[=!]/.test(text))
    return 'not every browser looks behind: match what stands before as well, and keep it'
  const found = young.find(([object, property]) => isMember(node, object, property))
  return found && `not every browser has ${found[0]}.${found[1]}: ${found[2]} does`
}

const judgeMarkup = (source: Source, node: Node): string | undefined => {
  if (node.type !== 'JSXAttribute') return undefined
  const name = (node['name'] as { name?: unknown }).name
  if (name === 'style')
    return 'the Content-Security-Policy forbids style attributes: use a class of the CSS module, or an attribute it can select by'
  if (name === 'dangerouslySetInnerHTML' && !(source.path in rawHtml))
    return 'raw HTML: render elements, or add the file with its reason to rawHtml in bin/guards/purity.ts'
  return undefined
}

const isName = (value: unknown, name: string): boolean => {
  const node = value as Node | undefined
  return node?.type === 'Identifier' && node['name'] === name
}

const isMember = (node: Node, object: string, property: string): boolean => {
  if (node.type !== 'MemberExpression') return false
  const owner = node['object'] as Node
  // globalThis.process.env as well
  const isOwner = isName(owner, object) || (owner.type === 'MemberExpression' && isName(owner['property'], object))
  const key = node['property'] as Node
  return isOwner && (isName(key, property) || key['value'] === property)
}

const hasKey = (pattern: unknown, name: string): boolean => {
  const properties = ((pattern as Node | undefined)?.['properties'] ?? []) as Node[]
  return properties.some((property) => isName(property['key'], name))
}
