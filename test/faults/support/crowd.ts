/** Does `count` pieces of work with so many hands at once; the answers are in the order of the work. */
export const inParallel = async <T>(
  count: number,
  hands: number,
  work: (index: number) => Promise<T>,
): Promise<T[]> => {
  const answers: T[] = []
  let next = 0
  const hand = async () => {
    while (next < count) {
      const index = next
      next += 1
      answers[index] = await work(index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(count, hands) }, hand))
  return answers
}

/** How often each text came. */
export const tally = (texts: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1
  return counts
}
