import { useEffect, useId, useState } from 'react'
import type { ChangeEvent } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { Icon } from './icon.tsx'
import { pictureKinds } from './picture-kinds.ts'
import styles from './photo-choice.module.css'

type Words = {
  readonly add: string
  readonly hint: string
  /** Said where not all of what was chosen could be taken. */
  readonly limit: string
  readonly remove: (number: number) => string
}

type Props = {
  photos: readonly File[]
  onChange: (photos: readonly File[]) => void
  /** How many there may be. */
  most: number
  words: Words
  error?: string | undefined
}

const mostBytes = 10 * 1024 * 1024

/** Photos are chosen, seen, and taken out again before they are sent. */
export const PhotoChoice = ({ photos, onChange, most, words, error }: Props) => {
  const hintId = useId()
  const [problem, setProblem] = useState<string>()
  const told = error ?? problem
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(target.files ?? [])]
    target.value = ''
    const fitting = chosen.filter(({ size }) => size <= mostBytes)
    const all = [...photos, ...fitting].slice(0, most)
    const isCut = all.length < photos.length + chosen.length
    setProblem(isCut ? words.limit : undefined)
    onChange(all)
  }
  return (
    <div className={styles.choice}>
      <label className={styles.add}>
        <Icon name="camera" size="s" />
        <span>{words.add}</span>
        <input
          type="file"
          className="vh"
          accept={pictureKinds}
          multiple
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(Boolean(told) && `${hintId}-error`, hintId)}
          onChange={choose}
        />
      </label>
      <p id={hintId} className="t-14 muted">
        {words.hint}
      </p>
      {told ? (
        <p id={`${hintId}-error`} className={styles.error} role="alert">
          <Icon name="info" size="s" />
          {told}
        </p>
      ) : null}
      {photos.length > 0 ? (
        <ul className={styles.photos}>
          {photos.map((photo, index) => (
            <Chosen
              key={`${photo.name} ${photo.lastModified}`}
              photo={photo}
              label={words.remove(index + 1)}
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
