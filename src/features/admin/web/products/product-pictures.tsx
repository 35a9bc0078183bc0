import { useState } from 'react'
import type { DragEvent } from 'react'
import type { Language } from '#core/language.ts'
import type { ManageCatalogContract, ManagedAttribute, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Picture } from '#ui/picture.tsx'
import { Problem } from '#ui/problem.tsx'
import { LanguageSelect } from '../screen-parts/language-select.tsx'
import { moveItem } from '../screen-parts/move-item.ts'
import styles from '../screen-parts/office.module.css'
import { OrderButtons } from '../screen-parts/order-buttons.tsx'
import { Part } from '../screen-parts/part.tsx'
import { PictureInput } from '../screen-parts/picture-input.tsx'
import { useUnsavedPart } from '../screen-parts/unsaved.tsx'
import { useSeen } from '../screen-parts/use-seen.ts'

/** Pictures of one form. */
const mostAtOnce = 8

type Props = {
  product: ManagedProduct
  attributes: readonly ManagedAttribute[]
  onChange: (saved: ManagedProduct) => void
}

/** A product's pictures: brought, put in order, described, given to a colour, and taken away. The first is the one that lists show. */
export const ProductPictures = ({ product, attributes, onChange }: Props) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const [language, setLanguage] = useState<Language>(useStoreView().i18n.language)
  const [media, setMedia] = useState<ManagedProduct['media']>(product.media)
  const { seen, see } = useSeen(media)
  const colours = attributes.find(({ code }) => code === 'color')?.options ?? []
  const isChanged = JSON.stringify(media) !== JSON.stringify(seen)
  useUnsavedPart(isChanged)
  const change = (at: number, changes: Partial<ManagedProduct['media'][number]>) =>
    setMedia(media.map((one, index) => (index === at ? { ...one, ...changes } : one)))
  const save = async () => {
    const body = {
      media: media.map(({ path, alt, color }) => ({ path, alt, color })),
      seen_media: seen.map(({ path }) => path),
    }
    const changed = await work.run(
      () => call('POST /api/manage/products/:id', { params: { id: product.id }, body }),
      t('office.saved'),
    )
    if (!changed) return
    // what was changed meanwhile is a change to what was sent
    see(media)
    onChange(changed)
  }
  return (
    <Part title={t('office.pictures')} text={t('office.picturesText')}>
      {isChanged ? null : <NewPictures product={product} onChange={onChange} />}
      {media.length > 0 ? <LanguageSelect value={language} onChange={setLanguage} /> : null}
      <ol className={styles.pictures}>
        {media.map(({ path, kind, alt, color }, at) => (
          <li key={path}>
            <span className="pic">
              {kind === 'image' ? (
                <Picture path={path} alt={alt[language] ?? ''} width={210} height={300} />
              ) : (
                <span>{path}</span>
              )}
            </span>
            <OrderButtons
              name={t('office.pictureNumber', { number: at + 1 })}
              index={at}
              count={media.length}
              onMove={(to) => setMedia([...moveItem(media, at, to)])}
              onRemove={() => setMedia(media.toSpliced(at, 1))}
            />
            <TextField
              label={t('office.altOf', { number: at + 1 })}
              lang={language}
              maxLength={300}
              value={alt[language] ?? ''}
              onChange={(event) => change(at, { alt: { ...alt, [language]: event.target.value } })}
            />
            {colours.length > 0 ? (
              <SelectField
                label={t('office.colourOf', { number: at + 1 })}
                value={color ?? ''}
                onChange={({ target }) => change(at, { color: target.value ? Number(target.value) : null })}
              >
                <option value="">{t('office.anyColour')}</option>
                {colours.map(({ id, label }) => (
                  <option key={id} value={id}>
                    {label}
                  </option>
                ))}
              </SelectField>
            ) : null}
          </li>
        ))}
      </ol>
      <Problem text={work.error} />
      {isChanged ? (
        <div className={styles.actions}>
          <Button isBusy={work.isBusy} onClick={() => void save()}>
            {t('office.savePictures')}
          </Button>
          <Button variant="ghost" onClick={() => setMedia(seen)}>
            {t('office.discard')}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}

/** Pictures are chosen or dropped, and sent at once. */
const NewPictures = ({ product, onChange }: Pick<Props, 'product' | 'onChange'>) => {
  const t = useText()
  const upload = useUpload<ManageCatalogContract>()
  const work = useWork()
  const [isOver, setOver] = useState(false)
  const send = async (files: readonly File[]) => {
    if (files.length === 0) return
    if (files.length > mostAtOnce) return work.setError(t('office.tooManyPictures', { count: mostAtOnce }))
    const added = await work.run(
      () => upload('POST /api/manage/products/:id/pictures', { photos: files }, { params: { id: product.id } }),
      t('office.picturesSent'),
    )
    return added && onChange(added)
  }
  return (
    <div
      className={styles.drop}
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        void send([...event.dataTransfer.files])
      }}
    >
      <PictureInput
        label={t('office.newPictures')}
        hint={t('office.newPicturesHint')}
        multiple
        isBusy={work.isBusy}
        onChoose={(files) => void send(files)}
      />
      <Problem text={work.error} />
    </div>
  )
}
