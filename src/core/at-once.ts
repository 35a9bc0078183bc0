/** Does work in one go that could be left after each of its parts. */
export const atOnce = <T>(work: Iterator<unknown, T>): T => {
  for (;;) {
    const part = work.next()
    if (part.done) return part.value
  }
}
