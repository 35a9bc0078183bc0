import type { ManagedCustomer } from '#features/accounts/contract.ts'
import { useAct } from '#features/accounts/web/index.ts'
import { countryName } from '#features/stores/rules/country-name.ts'
import { formatDateTime } from '#features/stores/rules/format.ts'
import { useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { useWork } from '#platform/web/call/use-work.ts'
import { Button } from '#ui/button.tsx'
import { Problem } from '#ui/problem.tsx'
import { Facts } from '../screen-parts/facts.tsx'
import type { Fact } from '../screen-parts/facts.tsx'
import styles from '../screen-parts/office.module.css'
import { EntryLink } from './entry-link.tsx'

type Props = { customer: ManagedCustomer; mayAct: boolean }

/** Who somebody is, the way to go on in their name, and a link that signs them in. */
export const CustomerFacts = ({ customer, mayAct }: Props) => {
  const t = useText()
  const { i18n } = useStoreView()
  const act = useAct()
  const work = useWork()
  const { id, name, email, phone, city, postcode, country, store, created_at } = customer
  const contact = email ?? phone
  const facts: readonly Fact[] = [
    [t('office.number'), String(id)],
    [t('office.customerEmail'), email],
    [t('office.customerPhone'), phone],
    [
      t('office.customerPlace'),
      [postcode, city, country && countryName(country, i18n.locale)].filter(Boolean).join(', '),
    ],
    [t('office.storeView'), store],
    [t('office.customerSince'), formatDateTime(created_at)],
  ]
  return (
    <>
      <h2 className="t-28">{name || contact}</h2>
      <Facts facts={facts} />
      {mayAct && contact ? (
        <>
          <div className={styles.actions}>
            <Button variant="ghost" size="s" isBusy={work.isBusy} onClick={() => void work.run(() => act({ contact }))}>
              {t('office.actAs')}
            </Button>
            <Problem text={work.error} />
          </div>
          <EntryLink key={contact} contact={contact} />
        </>
      ) : null}
    </>
  )
}
