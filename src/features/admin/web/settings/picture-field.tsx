import type { ContentContract } from '#features/content/contract.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from './settings.module.css'

type Props = {
  label: string
  /** The address of the picture that stands there; '' for none. */
  value: string
  error: string | undefined
  onChange: (value: string) => void
}

/** A picture of the shop's own: a chosen one is sent at once, and set with the rest of the form. */
export const PictureField = ({ label, value, error, onChange }: Props) => {
  const t = useText()
  const upload = useUpload<ContentContract>()
  const work = useWork()
  const send = async (file: File | undefined) => {
    if (!file) return
    const sent = await work.run(
      () => upload('POST /api/admin/slides/picture', { picture: [file] }),
      t('office.pictureSent'),
    )
    if (sent) onChange(sent.address)
  }
  return (
    <div className={styles.fields}>
      {value ? <img className={styles.picture} src={value} alt={label} /> : null}
      <TextField
        label={`${label}: ${t('office.newPicture')}`}
        error={error}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        aria-busy={work.isBusy || undefined}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          target.value = ''
          void send(file)
        }}
      />
      <Problem text={work.error} />
      {value ? (
        <Button type="button" variant="ghost" size="s" onClick={() => onChange('')}>
          {t('office.noPicture')}
        </Button>
      ) : null}
    </div>
  )
}
