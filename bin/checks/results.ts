import { join, relative } from 'node:path'
import {
  isAwaitExpression,
  isCallExpression,
  isExpressionStatement,
  isPropertyAccessExpression,
} from 'typescript/unstable/ast'
import type { CallExpression, Expression, Node, SourceFile } from 'typescript/unstable/ast'
import { API } from 'typescript/unstable/sync'
import type { Checker, Type } from 'typescript/unstable/sync'
import { isFake, isTest } from '../guards/source.ts'
import type { Source } from '../guards/source.ts'
import { toProblem } from './check.ts'
import type { Check } from './check.ts'

/**
 * Whoever calls what may be refused looks at the answer: a refund that failed was once taken for done because nobody did (SHELL-362).
 * This finds the statements that are nothing but such a call.
 */
export const unreadResults: Check = {
  name: 'results',
  mend: 'read it, or return it; where it does not matter say why, and write void before it',
  run: async ({ root, sources }) => {
    const api = new API({ cwd: root })
    try {
      const [project] = api.updateSnapshot({ openProjects: [join(root, 'tsconfig.json')] }).getProjects()
      if (!project) throw new Error('tsconfig.json is no project')
      const files = sources
        .filter(isLookedAt)
        .flatMap(({ path }) => project.program.getSourceFile(join(root, path)) ?? [])
      const mayBeRefused = createJudge(project.checker)
      const findings = files.flatMap((file) => {
        const calls = findDropped(file)
        const types = calls.length > 0 ? project.checker.getTypeAtLocation(calls) : []
        return calls
          .filter((_, at) => mayBeRefused(types[at]))
          .map((call) => ({
            path: relative(root, file.fileName),
            line: file.getLineAndCharacterOfPosition(call.getStart(file)).line + 1,
            message: `nobody reads what is answered: ${call.getText(file).split('\n')[0]}`,
          }))
      })
      return { count: files.length, unit: 'files', problems: findings.map(toProblem) }
    } finally {
      api.close()
    }
  },
}

const isLookedAt = (source: Source): boolean =>
  /^(src|bin|config|db)\/.*\.tsx?$/.test(source.path) && !isTest(source) && !isFake(source.path)

/** The calls that are statements, waited for or not. */
const findDropped = (file: SourceFile): Expression[] => {
  const found: Expression[] = []
  const visit = (node: Node): void => {
    if (isExpressionStatement(node)) {
      const { expression } = node
      const call = isAwaitExpression(expression) ? expression.expression : expression
      if (isCallExpression(call) && !isQuery(call)) found.push(expression)
    }
    node.forEachChild(visit)
  }
  visit(file)
  return found
}

/** Kysely's `execute()`: no refusal comes of it, and its types take longer to be found than all others together. */
const isQuery = ({ expression, arguments: given }: CallExpression): boolean =>
  given.length === 0 && isPropertyAccessExpression(expression) && expression.name.text.startsWith('execute')

/** Whether a refusal of `src/core/result.ts` is among what a value may be, or what a list or promise may hold. */
const createJudge = (checker: Checker) => {
  const known = new Map<number, boolean>()
  const judge = (type: Type): boolean => {
    if (type.isUnionType()) return type.getTypes().some(mayBeRefused)
    if (!type.isObjectType()) return false
    const code = checker.getPropertyOfType(type, 'code')
    if (code?.declarations.some(({ path }) => path.endsWith('/src/core/result.ts'))) return true
    return type.isTypeReference() && checker.getTypeArguments(type).some(mayBeRefused)
  }
  const mayBeRefused = (type: Type | undefined): boolean => {
    if (!type) return false
    const before = known.get(type.id)
    if (before !== undefined) return before
    // a type that holds itself
    known.set(type.id, false)
    const judged = judge(type)
    known.set(type.id, judged)
    return judged
  }
  return mayBeRefused
}
