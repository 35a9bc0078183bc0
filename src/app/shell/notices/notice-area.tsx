import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import type { Notice } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './notice-area.module.css'

const none: readonly Notice[] = []

/**
 * What the shop tells, over everything else: a popover, so that an open panel does not cover it. It says things aloud and
 * never takes the focus.
 */
export const NoticeArea = () => {
  const t = useText()
  const notices = useNotices()
  const shown = useSyncExternalStore(notices.subscribe, notices.list, () => none)
  const ref = useRef<HTMLDivElement>(null)
  const last = shown.at(-1)?.id
  useEffect(() => {
    const area = ref.current
    // jsdom has no popovers
    if (!area || typeof area.showPopover !== 'function') return
    if (area.matches(':popover-open')) area.hidePopover()
    if (last !== undefined) area.showPopover()
  }, [last])
  return (
    <div ref={ref} popover="manual" className={styles.area} role="region" aria-label={t('shell.notices')}>
      <div aria-live="polite">
        {shown.map((notice) => (
          <NoticeBar key={notice.id} notice={notice} onDone={() => notices.remove(notice.id)} />
        ))}
      </div>
    </div>
  )
}

const NoticeBar = ({ notice, onDone }: { notice: Notice; onDone: () => void }) => {
  const t = useText()
  const { kind, text, action, action2, lifeMs } = notice
  const [isHeld, setHeld] = useState(false)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    // not while it is being read
    if (lifeMs === null || isHeld) return undefined
    const timer = setTimeout(() => done.current(), lifeMs)
    return () => clearTimeout(timer)
  }, [lifeMs, isHeld])
  const close = { label: t('shell.ok'), run: () => {} }
  // what waits can be put away, and not only followed
  const second = action2 ?? (action && lifeMs === null ? close : undefined)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <div
      className={classNames(styles.notice, styles[kind])}
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <Icon name={kind === 'success' ? 'check' : 'info'} size="s" />
      <p>{text}</p>
      {[action ?? close, ...(second ? [second] : [])].map(({ label, run }) => (
        <button
          key={label}
          type="button"
          onClick={() => {
            run()
            onDone()
          }}
        >
          {label}
        </button>
      ))}
    </div>
  )
}
