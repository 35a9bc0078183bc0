import { useState } from 'react'
import type { ChangeEvent, FormEvent } from 'react'
import type { Result } from '#core/result.ts'
import { findState, statesOf } from '#features/checkout/rules/states.ts'
import { useShell, useStoreView } from '#features/stores/web/index.ts'
import { newUuid } from '#platform/web/new-uuid.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, useCloseDialog } from '#ui/dialog.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Problem } from '#ui/problem.tsx'
import type { AddressChange, ShownAddress } from '../../rules/address-book.ts'
import styles from '../account.module.css'
import { countryNames } from './country-names.ts'
import { useChange } from '../use-change.ts'

type Props = {
  /** As the book has it now; undefined for a new one. */
  address: ShownAddress | undefined
  /** It was removed elsewhere while the form stood open. */
  isGone: boolean
  onSave: (change: AddressChange) => Promise<Result<'queued' | 'sent'>>
  onClose: () => void
}

/** One address, in a dialog. */
export const AddressForm = (props: Props) => {
  const t = useText()
  return (
    <Dialog title={t(props.address ? 'account.editAddress' : 'account.addAddress')} onClose={props.onClose}>
      <p className="t-14" role="status">
        {props.isGone ? t('account.addressGone') : null}
      </p>
      <Fields {...props} />
    </Dialog>
  )
}

const needed = ['firstname', 'lastname', 'street', 'city', 'postcode'] as const

/** What the list of states has for an address: a code, empty where it names none of them. */
const stateOf = (address: ShownAddress | undefined): string =>
  findState(address?.country_id ?? '', address?.region_code || address?.region || '')?.code ?? ''

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
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const known = {
    firstname: address?.firstname ?? '',
    lastname: address?.lastname ?? '',
    street: address?.street?.[0] ?? '',
    street2: address?.street?.[1] ?? '',
    city: address?.city ?? '',
    region: stateOf(address),
    postcode: address?.postcode ?? '',
    country_id: address?.country_id ?? view.tax.defaultCountry ?? settings.countries[0] ?? '',
    telephone: address?.telephone ?? '',
    // nobody is asked for these here, and nobody loses them
    email: address?.email ?? '',
    company: address?.company ?? '',
    vat_id: address?.vat_id ?? '',
  }
  // what was changed elsewhere meanwhile stays, but for what was typed here
  const fields: typeof known = { ...known, ...typed }
  const states = statesOf(fields.country_id)
  const missing = [...needed, ...(states.length > 0 ? (['region'] as const) : [])].filter(
    (name) => fields[name].trim() === '',
  )
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    error: isChecked && missing.some((one) => one === name) ? t('account.needed') : undefined,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setTyped({ ...typed, ...(name === 'country_id' ? { region: '' } : {}), [name]: target.value }),
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (missing.length > 0) return
    const { street, street2, region, ...rest } = fields
    const state = states.find(({ code }) => code === region)
    const isSameState = rest.country_id === address?.country_id && region === stateOf(address)
    const { region: was, region_code: code, region_id: id } = address ?? {}
    const kept = {
      ...rest,
      street: [street, street2].filter((line) => line.trim() !== ''),
      ...(isSameState
        ? { region: was ?? null, region_code: code ?? null, region_id: id ?? null }
        : { region: state?.name ?? null, region_code: state?.code ?? null }),
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
      <TextField label={t('account.postcode')} autoComplete="postal-code" maxLength={20} {...field('postcode')} />
      <TextField label={t('account.city')} autoComplete="address-level2" maxLength={100} {...field('city')} />
      <SelectField label={t('account.country')} autoComplete="country" {...field('country_id')}>
        {countryNames(settings.countries, view.i18n.locale).map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </SelectField>
      {states.length > 0 ? (
        <SelectField label={t('account.region')} autoComplete="address-level1" {...field('region')}>
          <option value="">{t('account.regionChoose')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
      <TextField label={t('account.phone')} type="tel" autoComplete="tel" maxLength={40} {...field('telephone')} />
      <Problem text={change.error} />
      <Button type="submit" isFull isBusy={change.isBusy}>
        {t('account.save')}
      </Button>
    </form>
  )
}
