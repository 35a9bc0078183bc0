import { useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import type { Result } from '#core/result.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useNotices } from '#platform/web/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, useCloseDialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import { stateNamed } from '../rules/address-book.ts'
import type { AddressChange, ShownAddress } from '../rules/address-book.ts'
import styles from './account.module.css'
import { countryNames } from './country-names.ts'
import { useChange } from './use-change.ts'

type Props = {
  /** Undefined for a new one. */
  address: ShownAddress | undefined
  onSave: (change: AddressChange) => Promise<Result<'queued' | 'sent'>>
  onClose: () => void
}

/** One address, in a dialog. */
export const AddressForm = (props: Props) => {
  const t = useText()
  return (
    <Dialog title={t(props.address ? 'account.editAddress' : 'account.addAddress')} onClose={props.onClose}>
      <Fields {...props} />
    </Dialog>
  )
}

const needed = ['firstname', 'lastname', 'street', 'city', 'postcode'] as const

const Fields = ({ address, onSave }: Props) => {
  const t = useText()
  const notices = useNotices()
  const { settings } = useShell()
  const view = useStoreView()
  const close = useCloseDialog()
  const change = useChange()
  // sent again it is the same address
  const [key] = useState(() => address?.key ?? newUuid())
  const [isChecked, setChecked] = useState(false)
  const [fields, setFields] = useState({
    firstname: address?.firstname ?? '',
    lastname: address?.lastname ?? '',
    street: address?.street?.[0] ?? '',
    street2: address?.street?.[1] ?? '',
    city: address?.city ?? '',
    region: stateNamed(address),
    postcode: address?.postcode ?? '',
    country_id: address?.country_id ?? view.tax.defaultCountry ?? settings.countries[0] ?? '',
    telephone: address?.telephone ?? '',
    // nobody is asked for these here, and nobody loses them
    email: address?.email ?? '',
    company: address?.company ?? '',
    vat_id: address?.vat_id ?? '',
  })
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    error:
      isChecked && needed.some((one) => one === name) && fields[name].trim() === '' ? t('account.needed') : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setFields({ ...fields, [name]: target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (needed.some((name) => fields[name].trim() === '')) return
    const { street, street2, ...rest } = fields
    const isSameState = rest.region === stateNamed(address) && rest.country_id === address?.country_id
    const kept = {
      ...rest,
      street: [street, street2].filter((line) => line.trim() !== ''),
      ...(isSameState ? { region_code: address.region_code ?? null, region_id: address.region_id ?? null } : {}),
    }
    const saved = await change.run(() => onSave({ kind: 'save', key, address: kept }))
    if (!saved) return
    notices.add(
      saved === 'queued'
        ? { kind: 'warning', text: t('account.queued') }
        : { kind: 'success', text: t('account.updated') },
    )
    close()
  }
  return (
    <form className={`${styles.form} ${styles.two}`} noValidate onSubmit={(event) => void submit(event)}>
      <TextField label={t('account.firstName')} autoComplete="given-name" maxLength={100} {...field('firstname')} />
      <TextField label={t('account.lastName')} autoComplete="family-name" maxLength={100} {...field('lastname')} />
      <TextField label={t('account.street')} autoComplete="address-line1" maxLength={200} {...field('street')} />
      <TextField label={t('account.street2')} autoComplete="address-line2" maxLength={200} {...field('street2')} />
      <TextField label={t('account.city')} autoComplete="address-level2" maxLength={100} {...field('city')} />
      <TextField label={t('account.region')} autoComplete="address-level1" maxLength={100} {...field('region')} />
      <TextField label={t('account.postcode')} autoComplete="postal-code" maxLength={20} {...field('postcode')} />
      <SelectField label={t('account.country')} autoComplete="country" {...field('country_id')}>
        {countryNames(settings.countries, view.i18n.locale).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField label={t('account.phone')} type="tel" autoComplete="tel" maxLength={40} {...field('telephone')} />
      <Problem text={change.error} />
      <Button type="submit" isFull isBusy={change.isBusy}>
        {t('account.save')}
      </Button>
    </form>
  )
}
