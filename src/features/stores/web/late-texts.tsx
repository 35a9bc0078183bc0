import { use } from 'react'
import type { ReactNode } from 'react'
import { askForTexts, useText } from '#platform/web/texts.tsx'

/** Around whatever says a text of its own file (core/late-text.ts), in a `<Suspense>`: its words come with it. */
export const LateTexts = ({ children }: { children: ReactNode }) => {
  const t = useText()
  // all are asked for before the first is waited for
  const asked = (['late', 'checkout', 'search', 'product'] as const).map((part) => askForTexts(t, part))
  for (const answer of asked) if (answer) use(answer)
  return children
}
