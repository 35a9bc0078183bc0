import { useRef } from 'react'
import type { FormEvent } from 'react'
import { emailLength } from '#core/email.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { AddressFields, useAddressInputs } from './address-fields.tsx'
import type { Country } from './address-fields.tsx'
import styles from '../checkout.module.css'
import { focusFirstProblem, pressWithoutBlur } from './focus-problem.ts'
import type { Checkout } from '../form/use-checkout.ts'

type Props = { checkout: Checkout; countries: readonly Country[]; isVirtual: boolean; onDone: () => void }

/** Who orders, and where it goes. */
export const ContactStep = ({ checkout, countries, isVirtual, onDone }: Props) => {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const { session, problems, setField, touch, check } = checkout
  const shared = {
    part: 'shipping' as const,
    fields: session.fields,
    problems: problems.shipping,
    onChange: (field: Parameters<typeof setField>[1], value: string) => setField('shipping', field, value),
    onLeave: (field: Parameters<typeof setField>[1]) => touch('shipping', field),
  }
  const input = useAddressInputs(shared)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (check('shipping') > 0) focusFirstProblem(form.current)
    else onDone()
  }
  return (
    <form ref={form} className={styles.fields} onSubmit={submit} noValidate>
      <TextField
        className={styles.full}
        type="email"
        label={t('checkout.email')}
        hint={t('checkout.emailHint')}
        required
        maxLength={emailLength}
        {...input('email', 'email')}
      />
      {isVirtual ? (
        <>
          <TextField label={t('checkout.firstName')} required maxLength={100} {...input('firstName', 'given-name')} />
          <TextField label={t('checkout.lastName')} required maxLength={100} {...input('lastName', 'family-name')} />
        </>
      ) : (
        <>
          <TextField
            className={styles.full}
            type="tel"
            label={t('checkout.phone')}
            hint={t('checkout.phoneHint')}
            required
            maxLength={40}
            {...input('phone', 'tel')}
          />
          <AddressFields {...shared} countries={countries} />
        </>
      )}
      <Button className={styles.full} type="submit" isFull onMouseDown={pressWithoutBlur}>
        {t('checkout.continue')}
      </Button>
    </form>
  )
}
