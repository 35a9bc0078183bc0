/** Letters added, left out, or put in place of others; two neighbours in each other's place count once. */
export const editsBetween = (one: string, other: string): number => {
  let before: number[] = []
  let above = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1]
      let edits = Math.min((above[at - 1] ?? 0) + (isSame ? 0 : 1), (above[at] ?? 0) + 1, (current[at - 1] ?? 0) + 1)
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
      if (isSwapped) edits = Math.min(edits, (before[at - 2] ?? 0) + 1)
      current.push(edits)
    }
    before = above
    above = current
  }
  return above[other.length] ?? 0
}
