import { Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { LateTexts } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { mayAskFor } from '../rules.ts'
import { answerConsent, noteAsked, useAsking } from './consent.ts'
import styles from './cookie-notice.module.css'

/** Asks once whether statistics may run; both answers are one press. Nothing runs before. */
export const CookieNotice = () => {
  const asking = useAsking()
  const { pathname } = useLocation()
  if (asking === 'no' || !mayAskFor(pathname)) return null
  return (
    <Suspense>
      <LateTexts parts={['frame']}>
        <Notice isReopened={asking === 'reopened'} />
      </LateTexts>
    </Suspense>
  )
}

const Notice = ({ isReopened }: { isReopened: boolean }) => {
  const t = useText()
  const notice = useRef<HTMLElement>(null)
  const opener = useRef<Element>(null)
  useEffect(noteAsked, [])
  useEffect(() => {
    if (!isReopened) return
    opener.current = document.activeElement
    notice.current?.focus()
  }, [isReopened])
  const answer = (isAccepted: boolean) => {
    answerConsent(isAccepted)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }
  return (
    <section ref={notice} className={styles.notice} aria-label={t('consent.title')} tabIndex={-1}>
      <p>
        {t('consent.text')} <span className="muted">{t('consent.more')}</span>
      </p>
      <div>
        <Button size="s" onClick={() => answer(true)}>
          {t('consent.accept')}
        </Button>
        <Button size="s" variant="ghost" onClick={() => answer(false)}>
          {t('consent.reject')}
        </Button>
      </div>
    </section>
  )
}
