import { useText } from '#platform/web/texts.tsx'
import { useCountdown } from './use-countdown.ts'

/** The way to a new code once the one that was asked for at this moment (milliseconds, as of `performance.now()`) has had its time. */
export const SendAgain = ({ askedAt, onAgain }: { askedAt: number; onAgain: () => void }) => {
  const t = useText()
  const left = useCountdown(askedAt)
  return left > 0 ? (
    <span className="muted num">{t('account.newCodeIn', { count: left })}</span>
  ) : (
    <button type="button" className="link" onClick={onAgain}>
      {t('account.resend')}
    </button>
  )
}
