import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { ManageCatalogContract, ManagedCategory } from '#features/catalog/rules/manage-calls.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { useUpload } from '#platform/web/call/use-upload.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { Problem } from '#ui/problem.tsx'
import styles from '../screen-parts/office.module.css'
import { Part } from '../screen-parts/part.tsx'
import { PictureInput } from '../screen-parts/picture-input.tsx'
import { SureButton } from '../screen-parts/sure-button.tsx'

type Props = { category: ManagedCategory; onChange: (saved: ManagedCategory) => void }

/** The picture that a category is shown with. */
export const CategoryPicture = ({ category, onChange }: Props) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const upload = useUpload<ManageCatalogContract>()
  const work = useWork()
  const params = { id: category.id }
  const send = async (photos: readonly File[]) => {
    const set = await work.run(
      () => upload('POST /api/manage/categories/:id/picture', { photos }, { params }),
      t('office.pictureSent'),
    )
    if (set) onChange(set)
  }
  const remove = async () => {
    const changed = await work.run(
      () => call('POST /api/manage/categories/:id', { params, body: { image: null } }),
      t('office.saved'),
    )
    if (changed) onChange(changed)
  }
  return (
    <Part title={t('office.picture')}>
      <div className={styles.form}>
        {category.image ? <Picture path={category.image} alt="" width={210} height={300} /> : null}
        <PictureInput label={t('office.newPicture')} isBusy={work.isBusy} onChoose={(photos) => void send(photos)} />
        <Problem text={work.error} />
        {category.image ? (
          <div className={styles.actions}>
            <Button variant="ghost" isBusy={work.isBusy} onClick={() => void remove()}>
              {t('office.noPicture')}
            </Button>
          </div>
        ) : null}
      </div>
    </Part>
  )
}

/** Removes an empty category, by the second press. */
export const CategoryRemoval = ({ category }: { category: ManagedCategory }) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const navigate = useNavigate()
  const work = useWork()
  const [isSure, setSure] = useState(false)
  const isEmpty = category.products === 0 && category.children === 0
  const remove = async () => {
    if (!isSure) return setSure(true)
    const removed = await work.run(
      () => call('POST /api/manage/categories/:id/remove', { params: { id: category.id } }),
      t('office.removed'),
    )
    setSure(false)
    return removed && navigate('/admin/categories')
  }
  return (
    <Part title={t('office.removeCategory')} text={t('office.removeCategoryText')}>
      <Problem text={work.error} />
      {isEmpty ? (
        <div className={styles.actions}>
          <SureButton isSure={isSure} isBusy={work.isBusy} onClick={() => void remove()}>
            {t(isSure ? 'office.removeSure' : 'office.removeCategory')}
          </SureButton>
        </div>
      ) : (
        <p className="t-14">{t('office.categoryHas', { products: category.products, children: category.children })}</p>
      )}
    </Part>
  )
}
