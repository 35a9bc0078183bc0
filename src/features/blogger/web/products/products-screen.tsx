import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import type { BloggerContract, WirePromoProduct } from '../../contract.ts'
import { promoLists } from '../../rules/lists.ts'
import { PromoActions } from './promo-actions.tsx'
import { PromoRow } from './promo-row.tsx'
import { Read } from '../read.tsx'
import { RefreshButton } from '../refresh-button.tsx'
import styles from '../cabinet.module.css'

/** Everything that was sent to a blogger, in three lists. */
export const Screen = () => {
  const t = useText()
  const one = useOne<BloggerContract, 'GET /api/blogger/products'>('GET /api/blogger/products')
  return (
    <>
      <div className={styles.head}>
        <p className={styles.actions}>
          <ButtonLink variant="ghost" size="s" to="/cabinet/products/set">
            {t('cabinet.collectSet')}
          </ButtonLink>
          <ButtonLink variant="ghost" size="s" to="/cabinet/products/posts">
            {t('area.posts')}
          </ButtonLink>
        </p>
        <RefreshButton renew={one.renew} />
      </div>
      <Read one={one}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty title={t('cabinet.noProducts')} text={t('cabinet.noProductsText')} />
          ) : (
            <Lists items={items} onChange={one.look} />
          )
        }
      </Read>
    </>
  )
}

const Lists = ({ items, onChange }: { items: readonly WirePromoProduct[]; onChange: () => void }) => {
  const t = useText()
  const lists = promoLists(items)
  return (['promotion', 'delivering', 'done'] as const).map((name) => (
    <section key={name} className={styles.part} aria-labelledby={`cabinet-${name}`}>
      <h2 id={`cabinet-${name}`} className="t-20">
        {t(`cabinet.list_${name}`)} <span className="muted num">{lists[name].length}</span>
      </h2>
      {lists[name].length === 0 ? (
        <p className="t-14 muted">{t(`cabinet.none_${name}`)}</p>
      ) : (
        <ul className={styles.rows}>
          {lists[name].map((product) => (
            <PromoRow key={product.id} product={product}>
              <PromoActions product={product} onChange={onChange} />
            </PromoRow>
          ))}
        </ul>
      )}
    </section>
  ))
}
