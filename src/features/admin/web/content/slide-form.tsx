import { useState } from 'react'
import type { Language } from '#core/language.ts'
import type { ContentContract } from '#features/content/contract.ts'
import type { Slide } from '#features/content/rules/slides.ts'
import { slideLimits } from '#features/content/rules/slides.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { classNames } from '#ui/class-names.ts'
import { TextField } from '#ui/field.tsx'
import { pictureUrl } from '#ui/picture.tsx'
import { OrderButtons } from '../screen-parts/order-buttons.tsx'
import { PictureInput } from '../screen-parts/picture-input.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import styles from './design.module.css'

type Props = {
  slide: Slide
  index: number
  count: number
  language: Language
  /** What the shop did not take of it, by field. */
  faults: Readonly<Record<string, string>>
  onChange: (change: Partial<Slide>) => void
  onMove: (from: number, to: number) => void
  onRemove: () => void
}

/** One window: its picture, its words in one language, where it leads, and its place. */
export const SlideForm = ({ slide, index, count, language, faults, onChange, onMove, onRemove }: Props) => {
  const t = useText()
  const upload = useUpload<ContentContract>()
  const work = useWork()
  const [isOver, setOver] = useState(false)
  const name = t('office.slide', { number: index + 1 })
  const fault = (field: string) => (faults[field] ? t(`office.fault.${faults[field]}`) : undefined)
  const send = async (picture: readonly File[]) => {
    const sent = await work.run(() => upload('POST /api/admin/slides/picture', { picture }), t('office.pictureSent'))
    // a new picture is that of phones as well
    if (sent) onChange({ img: sent.img, img_narrow: sent.img, swatch: sent.swatch })
  }
  return (
    <li>
      <div
        className={styles.slide}
        data-over={isOver}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setOver(false)
          const from = Number.parseInt(event.dataTransfer.getData('text/plain'), 10)
          if (from >= 0) onMove(from, index)
        }}
      >
        <div
          className={`${styles.slideHead} ${styles.handle}`}
          draggable
          onDragStart={(event) => event.dataTransfer.setData('text/plain', String(index))}
        >
          <h2 className="t-20">{name}</h2>
          <OrderButtons
            name={name}
            index={index}
            count={count}
            onMove={(to) => onMove(index, to)}
            onRemove={onRemove}
          />
        </div>
        <div className={styles.shown}>
          {slide.img ? <img src={pictureUrl(slide.img, 1200, 620)} alt="" width={1200} height={620} /> : null}
          <p className={classNames(styles.caption, !slide.light_bg && styles.onDark)}>{slide.title[language]}</p>
        </div>
        <PictureInput
          label={t('office.picture')}
          hint={t('office.pictureHint')}
          error={fault('img')}
          isBusy={work.isBusy}
          onChoose={(picture) => void send(picture)}
        />
        <Problem text={work.error} />
        <TextField
          label={t('office.slideTitle')}
          error={fault('title')}
          rows={2}
          maxLength={slideLimits.title}
          value={slide.title[language] ?? ''}
          onChange={(event) => onChange({ title: { ...slide.title, [language]: event.target.value } })}
        />
        <TextField
          label={t('office.slideText')}
          error={fault('text')}
          rows={2}
          maxLength={slideLimits.text}
          value={slide.text[language] ?? ''}
          onChange={(event) => onChange({ text: { ...slide.text, [language]: event.target.value } })}
        />
        <TextField
          label={t('office.slideLink')}
          hint={t('office.slideLinkHint')}
          error={fault('link')}
          maxLength={slideLimits.link}
          value={slide.link}
          onChange={(event) => onChange({ link: event.target.value.trim() })}
        />
        <Checkbox
          label={t('office.lightBg')}
          checked={slide.light_bg}
          onChange={(event) => onChange({ light_bg: event.target.checked })}
        />
      </div>
    </li>
  )
}
