import { useEffect, useState } from 'react'
import type { ChangeEvent } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { reviewLimits } from '../rules.ts'
import styles from './reviews.module.css'

type Props = { photos: readonly File[]; onChange: (photos: readonly File[]) => void; error: string | undefined }

const mostBytes = 10 * 1024 * 1024

/** Photos are chosen, seen, and taken out again before they are sent. */
export const PhotoChoice = ({ photos, onChange, error }: Props) => {
  const t = useText()
  const [problem, setProblem] = useState<string>()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    target.value = ''
    const fitting = chosen.filter(({ size }) => size <= mostBytes)
    const all = [...photos, ...fitting].slice(0, reviewLimits.photos)
    const isCut = all.length < photos.length + chosen.length
    setProblem(isCut ? t('reviewForm.photosLimit', { most: reviewLimits.photos }) : undefined)
    onChange(all)
  }
  return (
    <div>
      <label className={styles.add}>
        <Icon name="camera" size="s" />
        <span>{t('reviewForm.photos')}</span>
        <input
          type="file"
          className="vh"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          aria-describedby="review-photos-hint"
          onChange={choose}
        />
      </label>
      <p id="review-photos-hint" className="t-14 muted">
        {t('reviewForm.photosHint', { most: reviewLimits.photos })}
      </p>
      {(error ?? problem) ? (
        <p className={styles.error} role="alert">
          {error ?? problem}
        </p>
      ) : null}
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <Chosen
              key={`${photo.name} ${photo.lastModified}`}
              photo={photo}
              label={t('reviewForm.photoOut', { number: index + 1 })}
              onRemove={() => onChange(photos.filter((each) => each !== photo))}
            />
          ))}
        </ul>
      ) : null}
    </div>
  )
}

const Chosen = ({ photo, label, onRemove }: { photo: File; label: string; onRemove: () => void }) => {
  const [url] = useState(() => URL.createObjectURL(photo))
  useEffect(() => () => URL.revokeObjectURL(url), [url])
  return (
    <li>
      <img src={url} alt="" width={64} height={88} />
      <IconButton icon="x" label={label} onClick={onRemove} />
    </li>
  )
}
