import { openSpool } from '../read/spool.ts'
import type { Ref } from '../read/spool.ts'

/** More rows than any shop system gives one product; a longer group would have to lie in memory as a whole. */
const longestGroup = 10_000

export type Grouping<T> = {
  /** What a row belongs to; undefined for one that was refused. */
  readonly keyOf: (row: T) => string | undefined
  /** Another name of a key that only the whole file tells. */
  readonly resolve?: (key: string) => string
  readonly refuse: (row: T, message: string) => void
}

/** The rows of one product together, wherever they stand in the file, in near-constant memory. Groups come as their first rows do. */
export async function* groupRows<T>(
  rows: AsyncIterable<T>,
  grouping: Grouping<T>,
): AsyncGenerator<readonly [string, T[]]> {
  const { keyOf, resolve = (key: string) => key, refuse } = grouping
  const spool = await openSpool()
  try {
    const met = new Map<string, Ref[]>()
    for await (const row of rows) {
      const key = keyOf(row)
      if (key === undefined) continue
      const refs = met.get(key) ?? []
      met.set(key, refs)
      if (refs.length < longestGroup) refs.push(await spool.append(row))
      else refuse(row, `a product has ${longestGroup} rows at most`)
    }
    const groups = new Map<string, Ref[]>()
    for (const [key, refs] of met) {
      const name = resolve(key)
      const known = groups.get(name)
      if (known) for (const ref of refs) known.push(ref)
      else groups.set(name, refs)
    }
    for (const [name, refs] of groups) {
      const group: T[] = []
      for (const ref of refs) group.push(await spool.read<T>(ref))
      yield [name, group]
    }
  } finally {
    await spool.close()
  }
}
