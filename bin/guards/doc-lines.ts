import { isCode, isTest, toLine, walk } from './source.ts'
import type { Finding, Node, Source } from './source.ts'

/** What both sides compute with, and the files of questions to the database: their functions are looked up, not read. */
const looked = /^src\/(core\/|features\/[^/]+\/(rules[/.]|server\/(.*\/)?[\w-]*store\.ts$))/
/** Where a question to the database may stand beside what asks it. */
const server = /^src\/features\/[^/]+\/server\//

/** Whether a file has exported functions that say what their readers have to know. */
export const hasDocLines = (source: Source): boolean =>
  isCode(source) && !isTest(source) && (looked.test(source.path) || server.test(source.path))

/** Exported functions have a doc line with units, shapes, errors and source: on a server those that take the database first. */
export const checkDocLines = (sources: readonly Source[]): Finding[] =>
  sources.filter(hasDocLines).flatMap((source) => {
    const findings: Finding[] = []
    const isLooked = looked.test(source.path)
    walk(source, (node) => {
      const found = functionOf(node)
      if (!found || !(isLooked || found.asksDatabase)) return
      if (/\*\/\s*$/.test(source.text.slice(0, node.start))) return
      findings.push({ path: source.path, line: toLine(source, node.start), message: `${found.name} has no doc line` })
    })
    return findings
  })

/** The function that this exports; undefined where it exports none. */
const functionOf = (node: Node): { name: string; asksDatabase: boolean } | undefined => {
  if (node.type !== 'ExportNamedDeclaration') return undefined
  const declaration = node['declaration'] as Node | null | undefined
  if (declaration?.type === 'FunctionDeclaration') return describe(declaration, declaration)
  const [declared] = (declaration?.['declarations'] ?? []) as Node[]
  const made = declared?.['init'] as Node | null | undefined
  return declared && (made?.type === 'ArrowFunctionExpression' || made?.type === 'FunctionExpression')
    ? describe(declared, made)
    : undefined
}

const describe = (named: Node, made: Node) => {
  const [first] = made['params'] as Node[]
  return {
    name: (named['id'] as { name: string }).name,
    asksDatabase: first?.type === 'Identifier' && (first['name'] === 'db' || first['name'] === 'trx'),
  }
}
