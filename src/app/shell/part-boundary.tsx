import { Component, Suspense, lazy, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { within } from './within.ts'
import styles from './part-boundary.module.css'

type Props = {
  onClose: () => void
  /** Without it a new page asks again. */
  onRetry?: (() => void) | undefined
  children: ReactNode
}

/** Around a part that is loaded when it is opened: where its file does not come, the page stays, and the part says so. */
export class PartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <PartFailed {...this.props} /> : this.props.children
  }
}

const PartFailed = ({ onClose, onRetry }: Props) => {
  const t = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>{t(navigator.onLine ? 'app.partFailed' : 'app.partOffline')}</p>
      <button type="button" onClick={onRetry ?? (() => location.reload())}>
        {t('shell.tryAgain')}
      </button>
      <button type="button" onClick={onClose}>
        {t('app.close')}
      </button>
    </div>
  )
}

type PartProps = { load: () => Promise<ComponentType<{ onClose: () => void }>>; onClose: () => void }

const fetchPart = (load: PartProps['load']) => lazy(async () => ({ default: await within(load()) }))

/** A part that is fetched when it is opened: it has 3 s to come, and says so while it is on its way and where it failed. */
export const AsyncPart = ({ load, onClose }: PartProps) => {
  const [{ attempt, Part }, setPart] = useState(() => ({ attempt: 1, Part: fetchPart(load) }))
  // a browser may remember that a module did not come; a new page asks again
  const retry = attempt === 1 ? () => setPart({ attempt: 2, Part: fetchPart(load) }) : undefined
  return (
    <PartBoundary key={attempt} onClose={onClose} onRetry={retry}>
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
