import { isCode, toLine, walk } from './source.ts'
import type { Finding, Source } from './source.ts'

const longestFile = 250
const drawers = /^(utils?|helpers?|common|lib|misc)$/
const kebab = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/
const isConfigFile = (path: string): boolean => /^[^/]+\.config\.(ts|mts|mjs)$/.test(path)

/** What is read from top to bottom: code and styles. Migrations, lists of texts and data are as long as they are. */
const isWritten = (source: Source): boolean => isCode(source) || source.path.endsWith('.css')

/** Names of files and folders, their length, and named exports. */
export const checkNames = (sources: readonly Source[]): Finding[] =>
  sources.flatMap((source) => [...checkPath(source), ...checkCode(source)])

const checkPath = ({ path, text }: Source): Finding[] => {
  const findings: Finding[] = []
  const parts = path.split('/').filter((part) => !/^[A-Z]+\.md$/.test(part) && part !== 'LICENSE')
  const odd = parts.find((part) => !kebab.test(part))
  if (odd) findings.push({ path, message: `${odd} is not kebab-case: small letters, digits and single dashes` })
  const drawer = parts.map((part) => part.replace(/\..*$/, '')).find((part) => drawers.test(part))
  if (drawer)
    findings.push({
      path,
      message: `"${drawer}" says nothing: name the file after what is in it, and put it where that is used`,
    })
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
  if (isWritten({ path, text }) && lines > longestFile)
    findings.push({ path, message: `${lines} lines: split it by what it is for (${longestFile} at most)` })
  return findings
}

const checkCode = (source: Source): Finding[] => {
  if (!isCode(source) || isConfigFile(source.path)) return []
  const findings: Finding[] = []
  const find = (offset: number) =>
    findings.push({
      path: source.path,
      line: toLine(source, offset),
      message: 'a default export has no name: export it by name',
    })
  walk(source, (node) => {
    if (node.type === 'ExportDefaultDeclaration') find(node.start)
    if (node.type === 'ExportSpecifier' && nameOf(node['exported']) === 'default') find(node.start)
  })
  return findings
}

const nameOf = (value: unknown): unknown => (value as { name?: unknown } | undefined)?.name
