import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type Props = { text: string; label: string; told: string }

/** Copies a text and says so; where the browser forbids it, that is said. */
export const CopyText = ({ text, label, told }: Props) => {
  const t = useText()
  const notices = useNotices()
  const copy = async () => {
    const write = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'))
    await write.then(
      () => notices.add({ kind: 'success', text: told }),
      () => notices.add({ kind: 'warning', text: t('cabinet.notCopied') }),
    )
  }
  return (
    <Button variant="ghost" size="s" onClick={() => void copy()}>
      <Icon name="copy" size="s" />
      {label}
    </Button>
  )
}
