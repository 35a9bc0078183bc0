import { Component } from 'react'
import type { ReactNode } from 'react'
import { useText } from '#platform/web/texts.tsx'
import styles from './part-boundary.module.css'

type Props = { onClose: () => void; children: ReactNode }

/** Around a part that is loaded when it is opened: where its file does not come, the page stays, and the part says so. */
export class PartBoundary extends Component<Props, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? <PartFailed onClose={this.props.onClose} /> : this.props.children
  }
}

const PartFailed = ({ onClose }: { onClose: () => void }) => {
  const t = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>{t(navigator.onLine ? 'app.partFailed' : 'app.partOffline')}</p>
      {/* a browser may remember that a module did not come; a new page asks again */}
      <button type="button" onClick={() => location.reload()}>
        {t('shell.tryAgain')}
      </button>
      <button type="button" onClick={onClose}>
        {t('app.close')}
      </button>
    </div>
  )
}
