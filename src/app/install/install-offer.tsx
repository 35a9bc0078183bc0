import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { localStore, readKept, writeKept } from '#platform/web/storage/storages.ts'
import { useText } from '#platform/web/texts.tsx'
import { findInstallPrompt, installPromptEvent } from './install-prompt.ts'
import { countPage, mayOffer, readVisits } from './may-offer.ts'
import type { Visits } from './may-offer.ts'
import styles from './install-offer.module.css'

const visitsKey = 'vitrine.visits'

type Way = 'prompt' | 'ios'

/** Offers to keep the shop on the home screen to whoever has come back or bought something; on iOS it says how. */
export const InstallOffer = () => {
  const t = useText()
  const { pathname } = useLocation()
  const [way, setWay] = useState<Way>()
  useEffect(() => {
    const now = Date.now()
    const visits = changeVisits((kept) => countPage(kept, pathname, now))
    const look = () => setWay(mayOffer(visits, pathname, Date.now()) ? findWay() : undefined)
    look()
    addEventListener(installPromptEvent, look)
    return () => removeEventListener(installPromptEvent, look)
  }, [pathname])
  if (!way) return null
  const refuse = () => {
    changeVisits((kept) => ({ ...kept, refusedAt: Date.now() }))
    setWay(undefined)
  }
  const install = async () => {
    setWay(undefined)
    const answer = await findInstallPrompt()?.prompt()
    if (answer?.outcome === 'dismissed') refuse()
  }
  return (
    <section className={styles.offer} aria-label={t('install.title')}>
      <p>{t(way === 'ios' ? 'install.ios' : 'install.text')}</p>
      {way === 'prompt' ? (
        <button type="button" onClick={() => void install()}>
          {t('install.install')}
        </button>
      ) : null}
      <button type="button" onClick={refuse}>
        {t('install.notNow')}
      </button>
    </section>
  )
}

const findWay = (): Way | undefined => {
  if (matchMedia('(display-mode: standalone)').matches) return undefined
  if (findInstallPrompt()) return 'prompt'
  // Safari alone has this, and no event to wait for
  return (navigator as { standalone?: boolean }).standalone === false && navigator.maxTouchPoints > 0
    ? 'ios'
    : undefined
}

/** In a browser that keeps nothing it is always the first visit. */
const changeVisits = (change: (kept: Visits) => Visits): Visits => {
  const next = change(readVisits(readKept(localStore(), visitsKey)))
  writeKept(localStore(), visitsKey, next)
  return next
}
