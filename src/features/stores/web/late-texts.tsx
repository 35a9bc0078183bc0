import { use } from 'react'
import type { ReactNode } from 'react'
import type { TextPart } from '#core/text.ts'
import { askForTexts, useText } from '#platform/web/texts.tsx'

const said: readonly TextPart[] = ['frame', 'facts', 'late', 'checkout', 'search', 'product']

type Props = { parts?: readonly TextPart[]; children: ReactNode }

/** Around whatever says a text of its own file (app/part-of-text.ts), in a `<Suspense>`: its words come with it. */
export const LateTexts = ({ parts = said, children }: Props) => {
  const t = useText()
  // all are asked for before the first is waited for
  for (const part of parts) void askForTexts(t, part)
  return parts.reduce((within, part) => <OnePart part={part}>{within}</OnePart>, children)
}

/** Each waits in a place of its own, by which React tells answers apart: in one it would take that of a part that came for the next one's. */
const OnePart = ({ part, children }: { part: TextPart; children: ReactNode }) => {
  const answer = askForTexts(useText(), part)
  if (answer) use(answer)
  return children
}
