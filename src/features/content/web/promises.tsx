import { useDeliveryOffer } from '#features/cart/web/index.ts'
import { PaymentMarks, useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import styles from './home-page.module.css'

/** How it comes, goes back and is paid, as the shop is set, and that somebody answers. */
export const Promises = () => {
  const t = useText()
  const { settings } = useShell()
  const offer = useDeliveryOffer(0)
  const [from, to] = offer?.days ?? [0, 0]
  return (
    <section className="wrap section" aria-label={t('home.why')}>
      <ul className={styles.trust}>
        {offer ? (
          <li>
            <h3>{t('home.delivery', { range: from === to ? to : `${from}–${to}`, to })}</h3>
            <p>
              {offer.price === 0 || offer.freeFrom === undefined
                ? offer.title
                : t('home.deliveryText', { title: offer.title })}
            </p>
          </li>
        ) : null}
        {settings.return_days > 0 ? (
          <li>
            <h3>{t('home.returns', { days: settings.return_days })}</h3>
            <p>{t('home.returnsText')}</p>
          </li>
        ) : null}
        <li>
          <h3>{t('home.payment')}</h3>
          <PaymentMarks label={t('home.payment')} />
        </li>
        <li>
          <h3>{t('home.people')}</h3>
          <p>{t('home.peopleText')}</p>
        </li>
      </ul>
    </section>
  )
}
