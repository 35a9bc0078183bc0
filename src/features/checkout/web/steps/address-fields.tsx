import { useState } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { statesOf } from '../../rules/states.ts'
import type { AddressFields as Fields, CheckoutFields, FieldName, Part, Problems } from '../form/checkout-form.ts'
import styles from '../checkout.module.css'

export type Country = { readonly id: string; readonly name: string }

type Props = {
  part: Part
  fields: Fields & Partial<Pick<CheckoutFields, 'email' | 'phone'>>
  problems: Problems
  countries: readonly Country[]
  onChange: (field: FieldName, value: string) => void
  onLeave: (field: FieldName) => void
}

/** What a field expects, where that can be said. */
const useProblemText = (country: string) => {
  const t = useText()
  return (field: FieldName, problem: Problems[FieldName]): string | undefined => {
    if (problem === undefined) return undefined
    if (problem === 'REQUIRED') return t('checkout.required')
    if (field === 'email') return t('checkout.badEmail')
    if (field === 'phone') return t('checkout.badPhone')
    if (field === 'postcode') return t(country === 'US' ? 'checkout.badZipUs' : 'checkout.badZip')
    return t('checkout.badValue')
  }
}

const numericPostcodes = new Set(['US', 'DE', 'RU', 'UA', 'FR', 'ES', 'IT', 'AT', 'CH', 'CN', 'KZ', 'AU', 'BE'])

/** The keys that a phone offers. */
const keyboardOf = (field: FieldName, country: string): 'email' | 'tel' | 'numeric' | 'text' => {
  if (field === 'email') return 'email'
  if (field === 'phone') return 'tel'
  return field === 'postcode' && numericPostcodes.has(country) ? 'numeric' : 'text'
}

export const useAddressInputs = ({ part, fields, problems, onChange, onLeave }: Omit<Props, 'countries'>) => {
  const problemText = useProblemText(fields.country)
  return (field: FieldName, autoComplete: string) => ({
    id: `${part}-${field}`,
    name: field,
    value: fields[field] ?? '',
    error: problemText(field, problems[field]),
    autoComplete,
    inputMode: keyboardOf(field, fields.country),
    onChange: (event: { target: { value: string } }) => onChange(field, event.target.value),
    onBlur: () => {
      // a field passed by on the way is not wrong yet
      if (fields[field]) onLeave(field)
    },
  })
}

/** Name and address; apartment and company are a link away. */
export const AddressFields = (props: Props) => {
  const { part, fields, countries } = props
  const t = useText()
  const input = useAddressInputs(props)
  const [isMoreOpen, setMoreOpen] = useState(fields.apartment !== '' || fields.company !== '')
  // what the account knows comes later
  if (!isMoreOpen && (fields.apartment !== '' || fields.company !== '')) setMoreOpen(true)
  const states = statesOf(fields.country)
  const token = (name: string) => `${part} ${name}`
  return (
    <>
      <TextField
        label={t('checkout.firstName')}
        required
        maxLength={100}
        {...input('firstName', token('given-name'))}
      />
      <TextField label={t('checkout.lastName')} required maxLength={100} {...input('lastName', token('family-name'))} />
      <SelectField
        className={styles.full}
        label={t('checkout.country')}
        required
        {...input('country', token('country'))}
      >
        {countries.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        className={styles.full}
        label={t('checkout.street')}
        required
        maxLength={200}
        {...input('street', token('address-line1'))}
      />
      {isMoreOpen ? (
        <>
          <TextField label={t('checkout.apartment')} maxLength={200} {...input('apartment', token('address-line2'))} />
          <TextField label={t('checkout.company')} maxLength={200} {...input('company', token('organization'))} />
        </>
      ) : (
        <button type="button" className={`link t-14 ${styles.more}`} onClick={() => setMoreOpen(true)}>
          {t('checkout.more')}
        </button>
      )}
      <TextField label={t('checkout.zip')} required maxLength={20} {...input('postcode', token('postal-code'))} />
      <TextField label={t('checkout.city')} required maxLength={100} {...input('city', token('address-level2'))} />
      {states.length > 0 ? (
        <SelectField
          className={styles.full}
          label={t('checkout.state')}
          required
          {...input('region', token('address-level1'))}
        >
          <option value="">{t('checkout.stateChoose')}</option>
          {states.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : null}
    </>
  )
}
