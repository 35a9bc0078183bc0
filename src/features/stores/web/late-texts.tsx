import { use } from 'react'
import type { ReactNode } from 'react'
import type { TextPart } from '#core/text.ts'
import { askForTexts, useText } from '#platform/web/texts.tsx'

const said: readonly TextPart[] = ['frame', 'facts', 'late', 'checkout', 'search', 'product']

/** Around whatever says a text of its own file (app/part-of-text.ts), in a `<Suspense>`: its words come with it. */
export const LateTexts = ({ parts = said, children }: { parts?: readonly TextPart[]; children: ReactNode }) => {
  const t = useText()
  // all are asked for before the first is waited for
  const asked = parts.map((part) => askForTexts(t, part))
  for (const answer of asked) if (answer) use(answer)
  return children
}
