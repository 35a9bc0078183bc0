import { useState } from 'react'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { WireCartItem } from '../../contract.ts'
import type { CartLine as Line } from '../../rules/engine/engine.ts'
import { CartLine } from './cart-line.tsx'
import styles from '../cart.module.css'
import type { CartView } from '../store/cart-types.ts'
import { useSaveForLater } from './save-for-later.ts'
import { nameOf, useGetCart } from '../store/use-cart.ts'

/** All pieces, a question before one goes, and the way back for those that went. */
export const CartLines = ({ cart, isBig }: { cart: CartView; isBig?: boolean }) => {
  const t = useText()
  const getCart = useGetCart()
  const [asked, setAsked] = useState<Line<WireCartItem>>()
  const { settings } = useShell()
  const keep = useSaveForLater()
  /** The piece that went last, by a press here: the focus goes to its way back. */
  const [gone, setGone] = useState<string>()
  /** The line that was last put in another's place. */
  const [changed, setChanged] = useState<string>()
  const remove = (line: Line<WireCartItem>) => {
    setGone(line.key)
    getCart().remove(line)
    setAsked(undefined)
  }
  const save =
    keep &&
    ((line: Line<WireCartItem>) => {
      keep(line.item)
      remove(line)
    })
  return (
    <>
      {cart.isUnreachable && cart.isSaving ? (
        <p className={styles.note} role="status">
          {t('cart.unreachable')}
        </p>
      ) : null}
      <ul className={classNames(styles.lines, isBig && styles.bigLines)} aria-label={t('cart.items')}>
        {cart.lines.map((line) => (
          <CartLine
            key={line.key}
            line={line}
            priceBefore={cart.pricesBefore[line.key]}
            stockChange={cart.stockChanges[line.key]}
            onSave={save}
            isChanged={line.key === changed}
            onChange={setChanged}
            onRemove={settings.cart_asks_before_removing ? setAsked : remove}
            {...(isBig ? { isBig } : {})}
          />
        ))}
        {cart.removed.map((line) => (
          <li key={`removed ${line.key}`} className={styles.removed}>
            <span>{t('cart.removed', { name: nameOf(line.item) })}</span>
            <button
              ref={line.key === gone ? takeFocus : undefined}
              type="button"
              className="link"
              onClick={() => getCart().restore(line)}
            >
              <b>{t('cart.undo')}</b>
            </button>
          </li>
        ))}
      </ul>
      {asked ? (
        <Dialog
          title={t('cart.removeAsk')}
          onClose={() => setAsked(undefined)}
          footer={
            <div className={styles.answers}>
              {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the answer to the question just asked */}
              <Button autoFocus onClick={() => remove(asked)}>
                {t('cart.remove')}
              </Button>
              <Button variant="ghost" onClick={() => setAsked(undefined)}>
                {t('cart.keep')}
              </Button>
            </div>
          }
        >
          <p>{nameOf(asked.item)}</p>
        </Dialog>
      ) : null}
    </>
  )
}

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true })
