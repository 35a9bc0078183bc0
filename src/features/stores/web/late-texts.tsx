import { use } from 'react'
import type { ReactNode } from 'react'
import type { TextPart, Translate } from '#core/text.ts'
import { askForTexts, useText } from '#platform/web/texts.tsx'

const said: readonly TextPart[] = ['frame', 'facts', 'late', 'checkout', 'search', 'product']

/** Around whatever says a text of its own file (app/part-of-text.ts), in a `<Suspense>`: its words come with it. */
export const LateTexts = ({ parts = said, children }: { parts?: readonly TextPart[]; children: ReactNode }) => {
  const answer = answerFor(useText(), parts)
  if (answer) use(answer)
  return children
}

const answers = new WeakMap<Translate, Map<string, Promise<unknown>>>()

/**
 * One answer for all parts, and the same one as often as it is asked for: React tells what a component waits for by its place, and
 * would take the answer of a part that came for that of the next one. Undefined where everything was there from the start.
 */
const answerFor = (t: Translate, parts: readonly TextPart[]): Promise<unknown> | undefined => {
  const known = answers.get(t) ?? new Map<string, Promise<unknown>>()
  answers.set(t, known)
  const names = parts.join()
  const asked = known.has(names) ? [] : parts.flatMap((part) => askForTexts(t, part) ?? [])
  if (asked.length > 0) {
    const answer = Promise.all(asked)
    known.set(names, answer)
    // one that did not come is asked for again
    answer.catch(() => known.delete(names))
  }
  return known.get(names)
}
