import { useEffect, useRef } from 'react'
import type { ContentContract } from '#features/content/contract.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { PictureInput } from '../screen-parts/picture-input.tsx'
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
  // what is typed beside it while it is sent stays
  const change = useRef(onChange)
  useEffect(() => {
    change.current = onChange
  }, [onChange])
  const send = async (picture: readonly File[]) => {
    const sent = await work.run(() => upload('POST /api/admin/slides/picture', { picture }), t('office.pictureSent'))
    if (sent) change.current(sent.address)
  }
  return (
    <div className={styles.pictureField}>
      <PictureInput
        label={`${label}: ${t('office.newPicture')}`}
        error={error}
        isBusy={work.isBusy}
        onChoose={(picture) => void send(picture)}
      />
      <Problem text={work.error} />
      {value ? (
        <div className={styles.foot}>
          <img className={styles.picture} src={value} alt={label} />
          <Button type="button" variant="ghost" size="s" onClick={() => onChange('')}>
            {t('office.noPicture')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
