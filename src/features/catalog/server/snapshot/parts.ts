import type { CatalogueSnapshot } from '../../rules/catalogue.ts'
import type { Frame } from './frame.ts'

type Whole = CatalogueSnapshot & Pick<Frame, 'settings'>

/** Something computed from the snapshot that follows it: an index, counts, caches. */
export type Part<T> = {
  /** From a whole new snapshot, in steps that leave time for other work. */
  readonly build: (snapshot: Whole, now: string) => Promise<T> | T
  /** Follows a change of these styles at once. False: it is to be built anew. */
  readonly update: (part: T, snapshot: CatalogueSnapshot, styles: readonly number[], now: string) => boolean
}

type Attached = { readonly part: Part<unknown>; state: unknown }

/** All that follows the snapshot, each with its present state. */
export const createParts = () => {
  const attached: Attached[] = []
  return {
    /** The answer gives the part's present state. */
    attach: async <T>(part: Part<T>, snapshot: Whole, now: string): Promise<() => T> => {
      const built = await part.build(snapshot, now)
      const each = { part: part as Part<unknown>, state: built as unknown }
      attached.push(each)
      return () => each.state as T
    },
    /** Leads them on by a change of these styles; whether all could follow. */
    update: (snapshot: Whole, styles: readonly number[], now: string): boolean =>
      attached.filter(({ part, state }) => !part.update(state, snapshot, styles, now)).length === 0,
    /** Builds each anew of what is shown when its turn comes: prices may begin or end meanwhile. */
    rebuild: async (shown: () => { readonly snapshot: Whole; readonly now: string }): Promise<void> => {
      for (const each of attached.slice()) {
        const { snapshot, now } = shown()
        each.state = await each.part.build(snapshot, now)
      }
    },
    /**
     * Builds all from a snapshot that is not shown yet. `show` puts them into the place of the old ones at once; `catchUp` does the same for those that
     * were attached meanwhile, to the old snapshot.
     */
    prepare: async (fresh: Whole, now: string) => {
      const states: unknown[] = []
      for (const { part } of attached.slice()) states.push(await part.build(fresh, now))
      return {
        show: (): void =>
          states.forEach((state, index) => {
            const each = attached[index]
            if (each) each.state = state
          }),
        catchUp: async (): Promise<void> => {
          for (const each of attached.slice(states.length)) each.state = await each.part.build(fresh, now)
        },
      }
    },
  }
}
