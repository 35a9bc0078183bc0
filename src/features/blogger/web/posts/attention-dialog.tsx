import { useState } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog, useCloseDialog } from '#ui/dialog.tsx'
import styles from '../cabinet.module.css'

/** What a good photo is, said before one is chosen, until the blogger does not want it any more. */
export const AttentionDialog = ({ onForget }: { onForget: () => Promise<unknown> }) => {
  const t = useText()
  const [isOpen, setOpen] = useState(true)
  return isOpen ? (
    <Dialog title={t('cabinet.attention')} onClose={() => setOpen(false)}>
      <Attention onForget={onForget} />
    </Dialog>
  ) : null
}

const Attention = ({ onForget }: { onForget: () => Promise<unknown> }) => {
  const t = useText()
  const close = useCloseDialog()
  const [isForgotten, setForgotten] = useState(false)
  const leave = () => {
    close()
    if (isForgotten) void onForget()
  }
  return (
    <div className={styles.form}>
      <ul className={styles.hints}>
        {['light', 'whole', 'plain', 'own'].map((hint) => (
          <li key={hint}>{t(`cabinet.attention_${hint}`)}</li>
        ))}
      </ul>
      <Checkbox
        label={t('cabinet.attentionForget')}
        checked={isForgotten}
        onChange={({ target }) => setForgotten(target.checked)}
      />
      <Button onClick={leave}>{t('cabinet.understood')}</Button>
    </div>
  )
}
