import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type Props = { text: () => string; children: ReactNode }

/** Copies a text and says so; where the browser forbids that, nothing is said. */
export const CopyButton = ({ text, children }: Props) => {
  const t = useText()
  const notices = useNotices()
  const [isCopied, setCopied] = useState(false)
  const tell = () => {
    setCopied(true)
    notices.add({ kind: 'success', text: t('order.shared') })
  }
  const copy = async () => {
    await navigator.clipboard?.writeText(text()).then(tell, () => undefined)
  }
  return (
    <Button variant="ghost" size="s" onClick={() => void copy()}>
      <Icon name={isCopied ? 'check' : 'copy'} size="s" />
      {children}
    </Button>
  )
}
