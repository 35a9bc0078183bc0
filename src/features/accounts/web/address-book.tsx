import { useState } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'
import { useCall } from '#platform/web/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AccountsContract } from '../contract.ts'
import styles from './account.module.css'
import { AddressForm } from './address-form.tsx'
import type { KeptAddress } from './address-form.tsx'
import { countryNames } from './country-names.ts'
import { Problem, Section } from './section.tsx'
import { useAnswer } from './use-answer.ts'
import { useChange } from './use-change.ts'

/** Where parcels go; the default one first. */
export const AddressBook = () => {
  const t = useText()
  const call = useCall<AccountsContract>()
  const change = useChange()
  const { answer, set } = useAnswer<AccountsContract, 'GET /api/user/addresses'>('GET /api/user/addresses', {})
  const [edited, setEdited] = useState<KeptAddress | 'new'>()
  const keep = (value: KeptAddress[] | undefined) => {
    if (value) set({ ok: true, value, meta: undefined })
  }
  const remove = async (id: number) =>
    keep(await change.run(() => call('POST /api/user/addresses/remove', { body: { id } })))
  const makeDefault = async (id: number) =>
    keep(await change.run(() => call('POST /api/user/addresses/default', { body: { id } })))
  return (
    <Section title={t('account.addresses')}>
      {answer === undefined ? <Skeleton shape="line" /> : null}
      {answer?.ok && answer.value.length > 0 ? (
        <ul className={styles.rows}>
          {answer.value.map((address) => (
            <li key={address.id}>
              <Lines address={address} />
              <span className={styles.links}>
                {address.default ? null : (
                  <button type="button" className="link" onClick={() => void makeDefault(address.id)}>
                    {t('account.makeDefault')}
                  </button>
                )}
                <button type="button" className="link" onClick={() => setEdited(address)}>
                  {t('account.edit')}
                </button>
                <button type="button" className="link" onClick={() => void remove(address.id)}>
                  {t('account.remove')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {answer?.ok && answer.value.length === 0 ? <p className="t-14 muted">{t('account.noAddresses')}</p> : null}
      <Problem text={change.error ?? (answer && !answer.ok ? t('account.REQUEST_FAILED') : undefined)} />
      <div className={styles.actions}>
        <Button variant="ghost" size="s" onClick={() => setEdited('new')}>
          {t('account.addAddress')}
        </Button>
      </div>
      {edited === undefined ? null : (
        <AddressForm
          address={edited === 'new' ? undefined : edited}
          onSaved={keep}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

const Lines = ({ address }: { address: KeptAddress }) => {
  const t = useText()
  const { i18n } = useStoreView()
  const { firstname, lastname, street, postcode, city, region, country_id: country, telephone } = address
  const place = [street?.filter(Boolean).join(', '), city, region, postcode].filter(Boolean).join(', ')
  const name = [firstname, lastname].filter(Boolean).join(' ')
  return (
    <address>
      {name ? <b>{name}</b> : null} {address.default ? <Badge>{t('account.defaultAddress')}</Badge> : null}
      <br />
      {[place, country ? countryNames([country], i18n.locale)[0]?.[1] : undefined].filter(Boolean).join(', ')}
      {telephone ? (
        <>
          <br />
          <span className="muted num">{telephone}</span>
        </>
      ) : null}
    </address>
  )
}
