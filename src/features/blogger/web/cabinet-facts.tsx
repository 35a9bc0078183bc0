import { LateTexts } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useOne } from '#platform/web/call/use-one.ts'
import { Link } from '#ui/link.tsx'
import type { BloggerContract } from '../contract.ts'
import { promoLists } from '../rules/lists.ts'
import { Amounts } from './amounts.tsx'
import styles from './facts.module.css'

/** The cabinet in the main panel: what waits to be shown, the balance and the week's posts, each leading to its screen. */
export const CabinetFacts = () => (
  <LateTexts parts={['cabinet']}>
    <Facts />
  </LateTexts>
)

const Facts = () => {
  const t = useText()
  const products = useOne<BloggerContract, 'GET /api/blogger/products'>('GET /api/blogger/products').answer
  const balance = useOne<BloggerContract, 'GET /api/blogger/balance'>('GET /api/blogger/balance').answer
  const stats = useOne<BloggerContract, 'GET /api/blogger/stats'>('GET /api/blogger/stats').answer
  return (
    <ul className={styles.facts}>
      {products?.ok ? (
        <li>
          <Link to="/cabinet/products">
            {t('cabinet.toPost', { count: promoLists(products.value.items).promotion.length })}
          </Link>
        </li>
      ) : null}
      {balance?.ok ? (
        <li>
          <Link to="/cabinet/sales/payouts">
            <span>{t('cabinet.balance')}</span>{' '}
            <Amounts
              of={Object.fromEntries(balance.value.map(({ currency, active }) => [currency, active]))}
              className="num"
            />
          </Link>
        </li>
      ) : null}
      {stats?.ok ? (
        <li>
          <Link to="/cabinet/products/posts?period=week">
            {t('cabinet.weekPosts', { done: stats.value.orders.mentioned, goal: stats.value.orders.mentions_goal })}
          </Link>
        </li>
      ) : null}
    </ul>
  )
}
