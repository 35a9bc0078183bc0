import type { RequestKind } from '#features/stock/rules/requests.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from '../product.module.css'

/** A mail that the shopper asks for; `price` in major units, `name` with the choice in words. */
export type Asking = {
  readonly kind: RequestKind
  readonly sku: string
  readonly name: string
  readonly price: number
}

/** A quiet button that asks for an address to write to: when the piece is back, or cheaper. */
export const RequestButton = ({ asking, onAsk }: { asking: Asking; onAsk: (asking: Asking) => void }) => {
  const t = useText()
  return (
    <button type="button" className={styles.quiet} onClick={() => onAsk(asking)}>
      <Icon name="bell" size="s" />
      <span className="link">{t(asking.kind === 'back_in_stock' ? 'product.notify' : 'product.notifyCheaper')}</span>
    </button>
  )
}
