import { Component, Suspense, lazy, useEffect, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { tellCaught } from '#platform/web/page/caught-errors.ts'
import { useText } from '#platform/web/texts.tsx'
import { within } from './within.ts'
import styles from './part-boundary.module.css'

type Props = {
  onClose: () => void
  /** Without it a new page asks again. */
  onRetry?: (() => void) | undefined
  onFail?: () => void
  children: ReactNode
}

/** Around a part that is loaded when it is opened: where its file does not come, the page stays, and the part says so. */
export class PartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    if (navigator.onLine) tellCaught(error)
    this.props.onFail?.()
  }

  override render() {
    return this.state.hasFailed ? <PartFailed {...this.props} /> : this.props.children
  }
}

const PartFailed = ({ onClose, onRetry }: Props) => {
  const t = useText()
  const [isOnline, setOnline] = useState(navigator.onLine)
  useEffect(() => {
    // the shop may be out of reach although the browser has a network
    const look = async () => {
      const { browserConnectivity } = await import('#platform/web/call/connectivity.ts')
      const show = () => setOnline(navigator.onLine && browserConnectivity().isOnline())
      show()
      return browserConnectivity().subscribe(show)
    }
    // where not even this file comes there is no network
    const looking = look().catch((): undefined => {
      setOnline(false)
    })
    return () => void looking.then((stop) => stop?.())
  }, [])
  return (
    <div className={styles.failed} role="alert">
      <p>{t(isOnline ? 'app.partFailed' : 'app.partOffline')}</p>
      <button type="button" onClick={onRetry ?? (() => location.reload())}>
        {t('shell.tryAgain')}
      </button>
      <button type="button" onClick={onClose}>
        {t('app.close')}
      </button>
    </div>
  )
}

type Panel = ComponentType<{ onClose: () => void }>
type PartProps = { load: () => Promise<Panel>; onClose: () => void }

const fetchPart = (load: PartProps['load'], attempt: number) => {
  let coming: Promise<Panel> | undefined
  const Part = lazy(async () => {
    coming = load()
    const Came = await within(coming)
    coming = undefined
    return { default: Came }
  })
  return { attempt, Part: Part as Panel, comingLate: () => coming }
}

/**
 * A part that is fetched when it is opened: it has 3 s to come, and says so while it is on its way and where it failed. One that comes
 * later is shown then.
 */
export const AsyncPart = ({ load, onClose }: PartProps) => {
  const [{ attempt, Part, comingLate }, setPart] = useState(() => fetchPart(load, 1))
  // a browser may remember that a module did not come; a new page asks again
  const retry = attempt === 1 ? () => setPart(fetchPart(load, 2)) : undefined
  const waitOn = () => {
    const show = (Late: Panel) =>
      setPart((now) =>
        now.attempt === attempt ? { attempt: attempt + 1, Part: Late, comingLate: () => undefined } : now,
      )
    // what does not come at all stays as it is: failed, and said so
    comingLate()?.then(show, () => undefined)
  }
  return (
    <PartBoundary key={attempt} onClose={onClose} onRetry={retry} onFail={waitOn}>
      <Suspense fallback={<PartLoading />}>
        <Part onClose={onClose} />
      </Suspense>
    </PartBoundary>
  )
}

const PartLoading = () => {
  const t = useText()
  return <div className={styles.loading} role="status" aria-label={t('app.opening')} />
}
