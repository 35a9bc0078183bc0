import { useId, useState } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from '../screen-parts/office.module.css'

type Props = { label: string; hint: string; text: string }

/** A secret that nobody sees again: it is marked by a press, and copied where the browser lets it. */
export const ShownOnce = ({ label, hint, text }: Props) => {
  const t = useText()
  const id = useId()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // a browser that forbids it leaves the text marked, to be copied by hand
      document.querySelector<HTMLInputElement>(`#${CSS.escape(id)}`)?.select()
    }
  }
  return (
    <div className={styles.form} role="status">
      <TextField
        id={id}
        label={label}
        hint={hint}
        readOnly
        spellCheck={false}
        value={text}
        onFocus={(event) => event.target.select()}
      />
      <div className={styles.actions}>
        <Button variant="ghost" size="s" onClick={() => void copy()}>
          <Icon name={isCopied ? 'check' : 'copy'} size="s" />
          {isCopied ? t('office.secretCopied') : t('office.secretCopy')}
        </Button>
      </div>
    </div>
  )
}
