import { useId, useState } from 'react'
import { useStoreView } from '#features/stores/web/index.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Problem } from '#ui/problem.tsx'
import { stateNamed } from '../../rules/address-book.ts'
import type { AddressChange, ShownAddress } from '../../rules/address-book.ts'
import styles from '../account.module.css'
import { AddressForm } from './address-form.tsx'
import { countryNames } from './country-names.ts'
import { Section } from '../profile/section.tsx'
import { useAddresses } from './use-addresses.ts'
import { useChange } from '../use-change.ts'

/** For what comes in place of the button that was pressed: with that the focus would be gone. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus()

/** Where parcels go; the default one first. */
export const AddressBook = ({ userId }: { userId: number }) => {
  const t = useText()
  const notices = useNotices()
  const change = useChange()
  const book = useAddresses(userId)
  const { addresses } = book
  const [edited, setEdited] = useState<ShownAddress | 'new'>()
  const isNew = edited === 'new'
  const editedNow = addresses?.find(({ key }) => !isNew && key === edited?.key)
  const [removed, setRemoved] = useState<ShownAddress>()
  const removedId = useId()
  /** The key of what was put back last. */
  const [back, setBack] = useState<string>()
  const make = async (one: AddressChange): Promise<boolean> => {
    const made = await change.run(() => book.change(one))
    if (made === 'queued') notices.add({ kind: 'warning', text: t('account.queued') })
    return made !== undefined
  }
  const remove = async (address: ShownAddress) => {
    if (await make({ kind: 'remove', key: address.key })) setRemoved(address)
  }
  const putBack = async ({ key, default: wasDefault, isWaiting: _sent, ...address }: ShownAddress) => {
    setBack(key)
    if (!(await make({ kind: 'save', key, address }))) return
    setRemoved(undefined)
    if (wasDefault) await make({ kind: 'default', key })
  }
  return (
    <Section title={t('account.addresses')}>
      {addresses === undefined && !book.isUnknown ? <Skeleton shape="line" /> : null}
      {addresses && addresses.length > 0 ? (
        <ul className={styles.rows}>
          {addresses.map((address) => (
            <li key={address.key}>
              <Lines address={address} />
              <span className={styles.links}>
                {address.default ? null : (
                  <button
                    type="button"
                    className="link"
                    onClick={() => void make({ kind: 'default', key: address.key })}
                  >
                    {t('account.makeDefault')}
                  </button>
                )}
                <button
                  type="button"
                  className="link"
                  ref={address.key === back ? takeFocus : undefined}
                  onClick={() => setEdited(address)}
                >
                  {t('account.edit')}
                </button>
                <button type="button" className="link" onClick={() => void remove(address)}>
                  {t('account.remove')}
                </button>
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {removed ? (
        <p key={removed.key} className={styles.removed} role="status">
          <span id={removedId}>
            {t('account.addressRemoved', { address: removed.street?.[0] || removed.city || '' })}
          </span>
          <button
            type="button"
            className="link"
            aria-describedby={removedId}
            ref={takeFocus}
            onClick={() => void putBack(removed)}
          >
            <b>{t('account.undo')}</b>
          </button>
        </p>
      ) : null}
      {addresses?.length === 0 ? <p className="t-14 muted">{t('account.noAddresses')}</p> : null}
      <Problem text={change.error ?? (book.isUnknown ? t('account.addressesUnknown') : undefined)} />
      <div className={styles.actions}>
        <Button variant="ghost" size="s" onClick={() => setEdited('new')}>
          {t('account.addAddress')}
        </Button>
      </div>
      {edited === undefined ? null : (
        <AddressForm
          address={isNew ? undefined : (editedNow ?? edited)}
          isGone={!isNew && addresses !== undefined && !editedNow}
          onSave={book.change}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Section>
  )
}

const Lines = ({ address }: { address: ShownAddress }) => {
  const t = useText()
  const { i18n } = useStoreView()
  const { firstname, lastname, street, postcode, city, country_id: country, telephone } = address
  const place = [street?.filter(Boolean).join(', '), city, stateNamed(address), postcode].filter(Boolean).join(', ')
  const name = [firstname, lastname].filter(Boolean).join(' ')
  return (
    <address>
      {name ? <b>{name}</b> : null} {address.default ? <Badge>{t('account.defaultAddress')}</Badge> : null}{' '}
      {address.isWaiting ? <Badge>{t('account.notSent')}</Badge> : null}
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
