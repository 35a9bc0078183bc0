import type { FaultRun } from '../../faults/support/fault.ts'

export type Findings = {
  /** Notes what was found at a place; it is said when it is found first. */
  readonly add: (what: string, place: string) => void
  readonly count: () => number
  /** Says how often each was found. */
  readonly tell: () => void
}

/** What is found on many screens, each once. */
export const createFindings = (say: FaultRun['say']): Findings => {
  const found = new Map<string, string[]>()
  return {
    add: (what, place) => {
      const places = found.get(what)
      if (places) return void places.push(place)
      found.set(what, [place])
      say(`${place}: ${what}`)
    },
    count: () => found.size,
    tell: () => {
      for (const [what, places] of found) say(`${places.length} times: ${what} (${places.slice(0, 4).join(', ')})`)
    },
  }
}
