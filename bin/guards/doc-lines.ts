import { type Finding, isCode, isTest, type Node, type Source, toLine, walk } from './source.ts'

/** Where others look a function up instead of reading it: what both sides compute with, and the questions to the database. */
const looked = /^src\/(core\/|features\/[^/]+\/(rules[/.]|server\/(.*\/)?[\w-]*store\.ts$))/

/** Whether a file's exported functions say what its readers have to know. */
export const hasDocLines = (source: Source): boolean => isCode(source) && !isTest(source) && looked.test(source.path)

/** Exported functions have a doc line with units, shapes, errors and source. */
export const checkDocLines = (sources: readonly Source[]): Finding[] =>
  sources.filter(hasDocLines).flatMap((source) => {
    const findings: Finding[] = []
    walk(source, (node) => {
      const name = functionOf(node)
      if (name === undefined || /\*\/\s*$/.test(source.text.slice(0, node.start))) return
      findings.push({ path: source.path, line: toLine(source, node.start), message: `${name} has no doc line` })
    })
    return findings
  })

/** The name of the function that this exports; undefined where it exports none. */
const functionOf = (node: Node): string | undefined => {
  if (node.type !== 'ExportNamedDeclaration') return undefined
  const declaration = node['declaration'] as Node | null | undefined
  if (declaration?.type === 'FunctionDeclaration') return nameOf(declaration)
  const [declared] = (declaration?.['declarations'] ?? []) as Node[]
  const made = (declared?.['init'] as Node | null | undefined)?.type
  return declared && (made === 'ArrowFunctionExpression' || made === 'FunctionExpression')
    ? nameOf(declared)
    : undefined
}

const nameOf = (node: Node): string => (node['id'] as { name: string }).name
