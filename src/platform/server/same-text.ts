import { timingSafeEqual } from 'node:crypto'

/** Whether two texts are the same, found in a time that does not tell how much of the right one was guessed. */
export const isSameText = (given: string, right: string): boolean => {
  const [one, other] = [Buffer.from(given), Buffer.from(right)]
  return one.length === other.length && timingSafeEqual(one, other)
}
