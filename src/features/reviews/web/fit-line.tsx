import { useText } from '#platform/web/texts.tsx'
import { fitScore } from '../rules.ts'
import type { Fit } from '../rules.ts'

/** How the piece fits those who said it; nothing while too few did. */
export const FitLine = ({ answers }: { answers: readonly (Fit | null)[] }) => {
  const t = useText()
  const score = fitScore(answers)
  if (!score) return null
  const { verdict, percent } = score
  return <p className="t-14">{t(`review.fitScore.${verdict}`, { percent })}</p>
}
