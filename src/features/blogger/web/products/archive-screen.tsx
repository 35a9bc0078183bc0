import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Empty } from '#ui/empty.tsx'
import type { BloggerContract } from '../../contract.ts'
import { PromoActions } from './promo-actions.tsx'
import { PromoRow } from './promo-row.tsx'
import { Read } from '../read.tsx'
import styles from '../cabinet.module.css'

/** What was put aside, and why. */
export const Screen = () => {
  const t = useText()
  const one = useOne<BloggerContract, 'GET /api/blogger/products'>('GET /api/blogger/products')
  return (
    <Read one={one}>
      {({ items }) => {
        const archived = items.filter(({ archive }) => archive)
        return archived.length === 0 ? (
          <Empty title={t('cabinet.noArchive')} text={t('cabinet.noArchiveText')} />
        ) : (
          <ul className={styles.rows}>
            {archived.map((product) => (
              <PromoRow key={product.id} product={product} heading="h2">
                <PromoActions product={product} onChange={one.look} />
              </PromoRow>
            ))}
          </ul>
        )
      }}
    </Read>
  )
}
