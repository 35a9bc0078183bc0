import { canonicalJson } from './fingerprint.ts'

type Compared<T> = {
  /** As it is by now. */
  readonly known: T
  /** What is to be set; where it stands there already, an answer was lost. */
  readonly next: Partial<T>
  /** How it was when it was looked at; what is not named was not looked at. */
  readonly seen: Partial<T> | undefined
}

/** Whether one of these fields is something else than was seen, and not what it is to be. */
export const isChangedSince = <T extends object>(
  fields: readonly (keyof T)[],
  { known, next, seen = {} }: Compared<T>,
): boolean =>
  fields.some(
    (field) => seen[field] !== undefined && !isSame(known[field], seen[field]) && !isSame(known[field], next[field]),
  )

const isSame = (one: unknown, other: unknown): boolean => canonicalJson(one) === canonicalJson(other)
