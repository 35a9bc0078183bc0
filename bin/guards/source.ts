import { parseSync } from 'vite'

/** A file as the guards see it: its path from the project's folder, with slashes, and its text. */
export type Source = { readonly path: string; readonly text: string }

/** What is wrong, where, and how to mend it. */
export type Finding = { readonly path: string; readonly line?: number; readonly message: string }

export type Import = { readonly from: string; readonly line: number; readonly isType: boolean }

type Parsed = ReturnType<typeof parseSync>
/** A node of the syntax tree: its type, its place, and whatever its kind has. */
export type Node = { readonly type: string; readonly start: number; readonly [field: string]: unknown }

const kept = new WeakMap<Source, Parsed>()

const parse = (source: Source): Parsed => {
  const known = kept.get(source)
  if (known) return known
  const parsed = parseSync(source.path, source.text)
  const [error] = parsed.errors
  if (error) throw new SyntaxError(`${source.path}: ${error.message}`)
  kept.set(source, parsed)
  return parsed
}

export const isCode = ({ path }: Source): boolean => /\.(ts|tsx|mts|mjs)$/.test(path) && !path.endsWith('.d.ts')
export const isTest = ({ path }: Source): boolean => /\.test\.tsx?$/.test(path)

/** What stands in for a part of ours in tests, beside it. */
export const isFake = (path: string): boolean => /-fake\.tsx?$/.test(path)

export const toLine = ({ text }: Source, offset: number): number => text.slice(0, offset).split('\n').length

/** Calls back for every node of the file, with the nodes it stands in, the nearest last. */
export const walk = (source: Source, visit: (node: Node, parents: readonly Node[]) => void): void => {
  const parents: Node[] = []
  const step = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(step)
    if (!isNode(value)) return
    visit(value, parents)
    parents.push(value)
    for (const field of Object.values(value)) if (typeof field === 'object' && field) step(field)
    parents.pop()
  }
  step(parse(source).program)
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** Every module the file names: import, export from, `import()` with a plain name, and types taken by `import('…')`. */
export const readImports = (source: Source): Import[] => {
  const imports: Import[] = []
  walk(source, (node) => {
    const from = readModuleName(node)
    if (from === undefined) return
    imports.push({ from, line: toLine(source, node.start), isType: isTypeOnly(node) })
  })
  return imports
}

const readModuleName = (node: Node): string | undefined => {
  const named = [
    'ImportDeclaration',
    'ExportNamedDeclaration',
    'ExportAllDeclaration',
    'ImportExpression',
    'TSImportType',
  ]
  if (!named.includes(node.type)) return undefined
  const { value } = (node['source'] ?? {}) as { value?: unknown }
  return typeof value === 'string' ? value : undefined
}

const isTypeOnly = (node: Node): boolean => {
  if (node.type === 'TSImportType' || node['importKind'] === 'type' || node['exportKind'] === 'type') return true
  const specifiers = (node['specifiers'] ?? []) as Node[]
  return (
    specifiers.length > 0 &&
    specifiers.every((specifier) => (specifier['importKind'] ?? specifier['exportKind']) === 'type')
  )
}
