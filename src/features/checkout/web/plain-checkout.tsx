import { TotalsList } from '#features/cart/web/index.ts'
import { useFormatPrice, useStoreView } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { Radio } from '#ui/checkbox.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Link } from '#ui/link.tsx'
import type { Country } from './steps/address-fields.tsx'
import styles from './checkout.module.css'
import { OrderTerms } from './steps/order-terms.tsx'
import type { OwnCheckout } from './own-checkout.ts'

type Props = { own: OwnCheckout; countries: readonly Country[] }

/** The checkout as one form that works by itself: it comes back with the total first, then it orders. */
export const PlainCheckout = ({ own, countries }: Props) => {
  const t = useText()
  const { storeCode, tax } = useStoreView()
  const { cart, chosen, form } = own
  const { totals } = cart.totals
  const isVirtual = cart.items.every((item) => item.is_virtual)
  const isPriced = !totals.some(({ code }) => code === 'shipping_on_checkout') && chosen.payment !== undefined
  const values = form?.values ?? {}
  const input = (name: string, autoComplete: string) => ({
    name,
    autoComplete,
    required: true,
    maxLength: 200,
    defaultValue: values[name] ?? '',
    error: problemText(t, form?.fields[name]),
  })
  return (
    <form className={styles.stack} action="/checkout/order" method="post">
      {form?.message ? (
        <p role="alert">
          <b>{form.message}</b>
        </p>
      ) : null}
      <input type="hidden" name="store" value={storeCode} />
      {values['order'] ? <input type="hidden" name="order" value={values['order']} /> : null}
      {isPriced && form ? <input type="hidden" name="total" value={cart.totals.grand_total} /> : null}
      <div className={styles.fields}>
        <TextField className={styles.full} type="email" label={t('checkout.email')} {...input('email', 'email')} />
        {isVirtual ? null : (
          <TextField className={styles.full} type="tel" label={t('checkout.phone')} {...input('phone', 'tel')} />
        )}
        <TextField label={t('checkout.firstName')} {...input('firstName', 'given-name')} />
        <TextField label={t('checkout.lastName')} {...input('lastName', 'family-name')} />
        {isVirtual ? null : (
          <>
            <TextField
              className={styles.full}
              label={t('checkout.street')}
              {...input('street', 'shipping address-line1')}
            />
            <TextField label={t('checkout.zip')} {...input('postcode', 'shipping postal-code')} />
            <TextField label={t('checkout.city')} {...input('city', 'shipping address-level2')} />
            <TextField label={t('checkout.state')} {...input('region', 'shipping address-level1')} required={false} />
            <SelectField
              label={t('checkout.country')}
              name="country"
              autoComplete="shipping country"
              defaultValue={values['country'] ?? tax.defaultCountry ?? 'US'}
            >
              {countries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
          </>
        )}
      </div>
      {isVirtual ? null : (
        <Methods
          legend={t('checkout.deliveryAsk')}
          name="shipping"
          chosen={chosen.shipping ?? own.shipping[0]?.method_code}
          methods={own.shipping.map((one) => ({
            code: one.method_code,
            title: one.method_title,
            price: one.price_incl_tax,
          }))}
        />
      )}
      <Methods
        legend={t('checkout.paymentAsk')}
        name="payment"
        chosen={chosen.payment ?? own.payment.find((one) => one.default)?.code}
        methods={own.payment.map((one) => ({ code: one.code, title: one.title, price: one.cost_incl_tax }))}
      />
      <TextField
        label={t('cart.couponLabel')}
        name="coupon"
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={100}
        defaultValue={values['coupon'] ?? ''}
        error={form?.fields['coupon']}
      />
      {values['coupon'] ? <input type="hidden" name="refusedCoupon" value={values['coupon']} /> : null}
      {cart.items
        .filter(({ errors }) => errors.stock)
        .map((item) => (
          <p key={item.item_id}>
            <b>{item.name}</b>: {item.errors.stock}
          </p>
        ))}
      <TotalsList
        totals={totals}
        coupon={cart.couponCode === undefined ? null : { code: cart.couponCode }}
        count={cart.items.reduce((sum, { qty }) => sum + qty, 0)}
        taxes={cart.totals.taxes}
      />
      <Button type="submit" isFull>
        {isPriced && form ? t(storeCode === 'eu' ? 'checkout.placeEu' : 'checkout.place') : t('checkout.continue')}
      </Button>
      <OrderTerms />
      <Link className="link" to="/cart">
        {t('checkout.back')}
      </Link>
    </form>
  )
}

const problemText = (t: ReturnType<typeof useText>, problem: string | undefined): string | undefined =>
  problem === undefined ? undefined : t(problem === 'REQUIRED' ? 'checkout.required' : 'checkout.badValue')

type MethodsProps = {
  legend: string
  name: string
  chosen: string | undefined
  methods: readonly { readonly code: string; readonly title: string; readonly price: number }[]
}

const Methods = ({ legend, name, chosen, methods }: MethodsProps) => {
  const format = useFormatPrice()
  return (
    <fieldset className={styles.stack}>
      <legend className={styles.legend}>{legend}</legend>
      {methods.map(({ code, title, price }) => {
        const id = `${name}-${code}`
        return (
          <Radio
            key={code}
            name={name}
            value={code}
            defaultChecked={code === chosen}
            required
            aria-labelledby={id}
            aria-describedby={price > 0 ? `${id}-price` : undefined}
            label={
              <>
                <span id={id}>{title}</span>
                {price > 0 ? <span id={`${id}-price`}>, {format(price)}</span> : null}
              </>
            }
          />
        )
      })}
    </fieldset>
  )
}
