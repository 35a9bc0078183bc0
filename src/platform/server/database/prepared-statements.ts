import { createHash } from 'node:crypto'

/** What a query of `pg` is given: a name makes the server parse and plan its text once a connection. */
export type NamedQuery = { readonly text: string; readonly values: unknown[]; readonly name?: string }

const mostNames = 300
const mostSeen = 1000
const mostValues = 64

/**
 * Names the texts that come again. A text that asks for all columns is never named: its plan dies with the next migration,
 * while another process of the shop still uses it. The number of names is bounded, for every connection keeps all of them.
 */
export const createNaming = () => {
  const names = new Map<string, string>()
  // came once: what never comes again costs the server nothing, and gives way
  const seen = new Set<string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= mostNames) return known
    if (!seen.delete(text)) {
      if (seen.size >= mostSeen) seen.clear()
      seen.add(text)
      return undefined
    }
    const name = createHash('sha1').update(text).digest('base64url')
    names.set(text, name)
    return name
  }
  return (text: string, values: readonly unknown[]): NamedQuery => {
    const isNameless = values.length === 0 || values.length > mostValues || asksForAll.test(text)
    const name = isNameless ? undefined : nameOf(text)
    return { text, values: [...values], ...(name === undefined ? {} : { name }) }
  }
}

const asksForAll = /^\s*select \*|^\s*select "[^"]+"\.\*|returning \*/i
