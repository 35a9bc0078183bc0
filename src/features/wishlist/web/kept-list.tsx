import { useFormatPrice } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import type { Kept } from '../rules.ts'
import styles from './kept-list.module.css'
import { useCards } from './use-cards.ts'
import { wishlist } from './wishlist.ts'

/** Lines of the wishlist with today's prices; without an answer they stand there as they were added. */
export const KeptList = ({ list, headingLevel = 3 }: { list: readonly Kept[]; headingLevel?: 2 | 3 }) => {
  const t = useText()
  const format = useFormatPrice()
  const cards = useCards(list.map(({ sku }) => sku))
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <ul className={styles.list}>
      {list.map((item) => {
        const card = cards?.get(item.sku)
        const { name, image, url_path } = card ?? item
        const isReduced = card && card.original_price_incl_tax > card.final_price_incl_tax
        return (
          <li key={item.sku}>
            <span className="pic">{image ? <Picture path={image} alt="" width={210} height={300} /> : null}</span>
            <div>
              {card?.brand_name ? <p className="t-12 muted">{card.brand_name}</p> : null}
              <Heading>
                <Link to={`/${url_path}`}>{name}</Link>
              </Heading>
              {card ? (
                <Price
                  now={format(card.final_price_incl_tax)}
                  before={isReduced ? format(card.original_price_incl_tax) : undefined}
                />
              ) : null}
              {card && !card.stock.is_in_stock ? <p className="t-14 muted">{t('wishlist.soldOut')}</p> : null}
            </div>
            <IconButton icon="x" label={t('wishlist.remove', { name })} onClick={() => wishlist.remove(item.sku)} />
          </li>
        )
      })}
    </ul>
  )
}
