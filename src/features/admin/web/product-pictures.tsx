import type { ManageCatalogContract, ManagedProduct } from '#features/catalog/rules/manage-calls.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Picture } from '#ui/picture.tsx'
import styles from './office.module.css'
import { Part } from './part.tsx'
import { Problem } from '#ui/problem.tsx'
import { useWork } from '#platform/web/use-work.ts'

/** The order of a product's pictures; the first is the one that lists show. */
export const ProductPictures = ({ product, onChange }: { product: ManagedProduct; onChange: () => void }) => {
  const t = useText()
  const call = useCall<ManageCatalogContract>()
  const work = useWork()
  const paths = product.media.map(({ path }) => path)
  if (paths.length === 0) return null
  const swap = async (at: number) => {
    const media = paths.with(at, paths[at + 1] ?? '').with(at + 1, paths[at] ?? '')
    const changed = await work.run(
      () => call('POST /api/manage/products/:id', { params: { id: product.id }, body: { media } }),
      t('office.saved'),
    )
    if (changed) onChange()
  }
  return (
    <Part title={t('office.pictures')}>
      <ol className={styles.pictures}>
        {product.media.map(({ path, kind }, at) => (
          <li key={path}>
            <span className="pic">
              {kind === 'image' ? <Picture path={path} alt="" width={210} height={300} /> : <span>{path}</span>}
            </span>
            <span className={styles.actions}>
              <span className="t-14 num">{at + 1}</span>
              {at > 0 ? (
                <IconButton
                  icon="up"
                  label={t('office.earlier', { number: at + 1 })}
                  onClick={() => void swap(at - 1)}
                />
              ) : null}
            </span>
          </li>
        ))}
      </ol>
      <Problem text={work.error} />
    </Part>
  )
}
