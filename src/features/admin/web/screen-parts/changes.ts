import { isRecord } from '#core/record.ts'

/** What of `now` is another than in `before`, of what is within it too; undefined where nothing is. */
export const changesOf = <T extends object>(before: T, now: T): Partial<T> | undefined => {
  const known = new Map<string, unknown>(Object.entries(before))
  const changed = Object.entries(now).flatMap(([key, value]: [string, unknown]) => {
    const was = known.get(key)
    const change = isRecord(value) && isRecord(was) ? changesOf(was, value) : value
    const isSame = change === undefined || JSON.stringify(change) === JSON.stringify(was)
    // an empty field of what was never written
    return isSame || (change === '' && was === undefined) ? [] : [[key, change] as const]
  })
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<T>) : undefined
}
