import type { FastifyError } from 'fastify'

type Issue = NonNullable<FastifyError['validation']>[number]

/**
 * The names of the fields a schema did not like (`a.0.b`), each with the validator's short reason. Of a field that may be of several
 * kinds, and is none of them, it is what each wants. `part` names what is no object at all.
 */
export const fieldFaults = (issues: readonly Issue[], part: string): Record<string, string> => {
  const reasons = new Map<string, Set<string>>()
  for (const issue of issues) {
    const missing = issue.params.missingProperty
    const path = issue.instancePath.replace(/^\//, '').replaceAll('/', '.')
    const name = [path, typeof missing === 'string' ? missing : ''].filter(Boolean).join('.') || part
    const known = reasons.get(name) ?? new Set()
    // that none fits is said last, after what each of them wants
    if (issue.keyword !== 'anyOf' || known.size === 0) known.add(reasonOf(issue))
    reasons.set(name, known)
  }
  return Object.fromEntries([...reasons].map(([name, known]) => [name, [...known].join(', or ')]))
}

const reasonOf = ({ keyword, params, message = 'invalid' }: Issue): string =>
  keyword === 'const' ? `must be ${JSON.stringify(params.allowedValue)}` : message
