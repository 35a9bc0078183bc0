import { Link } from '#ui/link.tsx'
import { productPath } from '#features/catalog/rules/addresses/addresses.ts'
import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { classNames } from '#ui/class-names.ts'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import type { WireOrder } from '../../contract.ts'
import styles from '../orders.module.css'

/** What was ordered, with what was paid for it. */
export const OrderLines = ({ order }: { order: WireOrder }) => {
  const t = useText()
  const format = useFormatPrice()
  const count = order.products.reduce((sum, line) => sum + line.count, 0)
  return (
    <section aria-labelledby="pieces">
      <h2 id="pieces" className="t-20">
        {t('order.pieces', { count })}
      </h2>
      <ul className={styles.lines}>
        {order.products.map((line, index) => {
          const path =
            line.id === null
              ? undefined
              : productPath(line.parentSku, line.slug, line.sku === line.parentSku ? undefined : line.sku)
          const sum = (amount: number) => format(Math.round(amount * line.count * 100) / 100)
          const details = [...line.options.map(({ value }) => value), t('order.qty', { count: line.count })].join(', ')
          return (
            <li key={`${line.sku} ${index}`} className={classNames(styles.line, line.returned && styles.returned)}>
              <span className="pic">
                {line.image ? <Picture path={line.image} alt="" width={210} height={300} /> : null}
              </span>
              <div className="t-14">
                {makerOf(line) ? <p className="t-12 muted">{makerOf(line)}</p> : null}
                <h3>{path ? <Link to={path}>{line.name}</Link> : line.name}</h3>
                <p className="muted">{details}</p>
                {line.returned_count > 0 || line.returned ? (
                  <p>
                    <b>
                      {line.returned ? t('order.returned') : t('order.returnedSome', { count: line.returned_count })}
                    </b>
                  </p>
                ) : null}
              </div>
              <div className={styles.sum}>
                <Price now={sum(line.price)} before={line.price_base > line.price ? sum(line.price_base) : undefined} />
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** Its brand, unless its collection goes without, and its collection. */
const makerOf = ({ brand, collection }: WireOrder['products'][number]): string =>
  [collection?.hide_brand ? undefined : brand?.name, collection?.name].filter(Boolean).join(' · ')
