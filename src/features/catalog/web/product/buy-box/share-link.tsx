import { useState } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from '../product.module.css'

/** The device's own way of sharing the page as it is chosen; where there is none its address is copied. */
export const ShareLink = ({ title }: { title: string }) => {
  const t = useText()
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const share = async () => {
    const url = location.href.split('#')[0] ?? ''
    setBusy(true)
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        notices.add({ kind: 'success', text: t('product.linkCopied') })
      }
    } catch (error) {
      // the shopper changed their mind
      const isTakenBack = error instanceof DOMException && error.name === 'AbortError'
      if (!isTakenBack) notices.add({ kind: 'error', text: t('product.linkNotCopied', { url }) })
    }
    setBusy(false)
  }
  return (
    <button type="button" className={styles.quiet} aria-disabled={isBusy || undefined} onClick={() => void share()}>
      <Icon name="share" size="s" />
      <span className="link">{t('product.share')}</span>
    </button>
  )
}
