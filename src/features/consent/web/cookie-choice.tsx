import { useText } from '#platform/web/texts.tsx'
import { reopenConsent } from './consent.ts'

/** The way back to the question: a yes is taken back as easily as it was given. It is a button: without a script nothing runs. */
export const CookieChoice = () => {
  const t = useText()
  return (
    <button type="button" onClick={reopenConsent}>
      {t('consent.choice')}
    </button>
  )
}
