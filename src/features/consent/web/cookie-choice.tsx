import { useText } from '#platform/web/texts.tsx'
import { reopenConsent } from './consent.ts'

/** The way back to the question: a yes is taken back as easily as it was given. It is a button: without a script nothing runs. */
export const CookieChoice = ({ className }: { className?: string | undefined }) => {
  const t = useText()
  return (
    <button type="button" className={className} onClick={reopenConsent}>
      {t('consent.choice')}
    </button>
  )
}
