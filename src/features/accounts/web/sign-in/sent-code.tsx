import { useText } from '#platform/web/texts.tsx'
import { TextField } from '#ui/field.tsx'
import { codeLength } from './code-sign-in.ts'
import { SendAgain } from './send-again.tsx'

type Props = {
  /** Where it was sent, as its reader knows it. */
  contact: string
  value: string
  onChange: (code: string) => void
  /** When it was asked for, in milliseconds as of `performance.now()`. */
  askedAt: number
  onAgain: () => void
}

const takeFocus = (input: HTMLInputElement | null): void => input?.focus()

/** The field for a code that was sent to one's own contact, and the way to a new one. */
export const SentCode = ({ contact, value, onChange, askedAt, onAgain }: Props) => {
  const t = useText()
  return (
    <>
      <TextField
        ref={takeFocus}
        label={t('account.codeFrom')}
        hint={t('account.codeHint', { contact })}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={value}
        // a limit of its own would cut a code off that is pasted with spaces
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, codeLength))}
      />
      <p className="t-14">
        <SendAgain askedAt={askedAt} onAgain={onAgain} />
      </p>
    </>
  )
}
