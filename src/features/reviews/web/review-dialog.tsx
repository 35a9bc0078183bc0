import { useEffect, useRef, useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import { LateTexts } from '#features/stores/web/index.ts'
import { useDraft } from '#platform/web/page/use-draft.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { Button } from '#ui/button.tsx'
import { Radio } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextField } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { PhotoChoice } from '#ui/photo-choice.tsx'
import type { ReviewsContract } from '../contract.ts'
import { fits, reviewLimits } from '../rules.ts'
import type { Fit } from '../rules.ts'
import styles from './reviews.module.css'

type Props = { productId: number; name: string; asksFit: boolean; onClose: () => void }
type Words = { title: string; detail: string; nickname: string }
/** All of it but the photos, which no tab keeps. */
type Draft = { clientId: string; rating?: number; fit?: Fit; words: Words }
type Problem = 'rating' | keyof Words | 'photos'

/** A review is written, sent once whatever the line does, and waits for approval. */
export const ReviewDialog = (props: Props) => (
  <LateTexts>
    <Writing {...props} />
  </LateTexts>
)

const Writing = ({ productId, name, asksFit, onClose }: Props) => {
  const t = useText()
  const upload = useUpload<ReviewsContract>()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft, forgetDraft] = useDraft<Draft>(`review.${productId}`, () => ({
    clientId: newUuid(),
    words: { title: '', detail: '', nickname: '' },
  }))
  const { clientId, rating, fit, words } = draft
  const [photos, setPhotos] = useState<readonly File[]>([])
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [error, setError] = useState<string>()
  const [state, setState] = useState<'open' | 'sending' | 'sent'>('open')

  useEffect(() => {
    if (problems.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-first]')?.focus()
  }, [problems])

  const field = (of: keyof Words) => ({
    name: of,
    label: t(`reviewForm.${of}`),
    maxLength: reviewLimits[of],
    required: true,
    value: words[of],
    error: problems.includes(of) ? t(`reviewForm.${of}Missing`) : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      setDraft({ ...draft, words: { ...words, [of]: target.value } }),
  })

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending') return
    const missing = (['title', 'detail', 'nickname'] as const).filter((each) => words[each].trim() === '')
    const found: Problem[] = [...(rating === undefined ? (['rating'] as const) : []), ...missing]
    setProblems(found)
    setError(undefined)
    if (found.length > 0) return
    setState('sending')
    const answer = await upload('POST /api/review/create', {
      entity_type: 'product',
      entity_id: productId,
      rating,
      fit,
      client_id: clientId,
      ...words,
      photos,
    })
    if (answer.ok) {
      forgetDraft()
      return setState('sent')
    }
    setState('open')
    const names = Object.keys((answer.meta?.['fields'] as Record<string, string> | undefined) ?? {})
    if (names.includes('photos')) return setProblems(['photos'])
    setError(t(`refusal.${answer.code}`))
  }

  return (
    <Dialog title={t('review.write')} onClose={onClose} className={styles.dialog}>
      <div role="status">
        {state === 'sent' ? (
          <p tabIndex={-1} ref={takeFocus}>
            {t('reviewForm.sent')}
          </p>
        ) : null}
      </div>
      {state === 'sent' ? null : (
        <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
          <p className="muted">{name}</p>
          <StarChoice
            value={rating}
            onChange={(stars) => setDraft({ ...draft, rating: stars })}
            error={problems.includes('rating') ? t('reviewForm.ratingMissing') : undefined}
          />
          <TextField {...field('title')} />
          <TextField {...field('detail')} rows={5} />
          {asksFit ? <FitChoice value={fit} onChange={(each) => setDraft({ ...draft, fit: each })} /> : null}
          <PhotoChoice
            photos={photos}
            onChange={(chosen) => {
              setPhotos(chosen)
              setProblems(problems.filter((each) => each !== 'photos'))
            }}
            most={reviewLimits.photos}
            words={{
              add: t('reviewForm.photos'),
              hint: t('reviewForm.photosHint', { most: reviewLimits.photos }),
              limit: t('reviewForm.photosLimit', { most: reviewLimits.photos }),
              remove: (number) => t('reviewForm.photoOut', { number }),
            }}
            error={problems.includes('photos') ? t('reviewForm.photosBad') : undefined}
          />
          <TextField {...field('nickname')} autoComplete="nickname" hint={t('reviewForm.nicknameHint')} />
          {error ? (
            <p className={styles.error} role="alert">
              <Icon name="info" size="s" />
              {error}
            </p>
          ) : null}
          <Button type="submit" isFull isBusy={state === 'sending'}>
            {t('reviewForm.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}

/** For what comes in place of the button that was pressed: with that the focus would be gone. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

type StarProps = { value: number | undefined; onChange: (value: number) => void; error: string | undefined }

const StarChoice = ({ value, onChange, error }: StarProps) => {
  const t = useText()
  return (
    <fieldset className={styles.choice} aria-describedby={error ? 'review-stars-error' : undefined}>
      <legend>{t('reviewForm.rating')}</legend>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              className="vh"
              name="rating"
              value={stars}
              checked={value === stars}
              data-first={error && stars === 1 ? true : undefined}
              onChange={() => onChange(stars)}
            />
            <span className="vh">{t('reviewForm.stars', { stars })}</span>
            <Icon name="star" />
          </label>
        ))}
      </div>
      {error ? (
        <p id="review-stars-error" className={styles.error}>
          <Icon name="info" size="s" />
          {error}
        </p>
      ) : null}
    </fieldset>
  )
}

const FitChoice = ({ value, onChange }: { value: Fit | undefined; onChange: (value: Fit) => void }) => {
  const t = useText()
  return (
    <fieldset className={styles.choice}>
      <legend>{t('reviewForm.fit')}</legend>
      <div className={styles.fits}>
        {fits.map((each) => (
          <Radio
            key={each}
            name="fit"
            value={each}
            checked={value === each}
            onChange={() => onChange(each)}
            label={t(`review.fit.${each}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
