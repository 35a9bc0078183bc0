import { useEffect, useRef, useState } from 'react'
import type { FormEvent } from 'react'
import { useHref, useLocation } from 'react-router'
import { useAddToCart } from '#features/cart/web/index.ts'
import type { Adding, Chosen } from '#features/cart/web/index.ts'
import { isUnsafe } from '#features/stock/rules.ts'
import type { StockStatus } from '#features/stock/rules.ts'
import { useShell } from '#features/stores/web/index.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import { productPath } from '../../../rules/addresses/addresses.ts'
import type { WireProduct } from '../../../rules/product/product.ts'
import type { Asking } from './request-button.tsx'
import { choose, chosenChild, firstSelection, openOption, shownChild } from './selection.ts'

/** Milliseconds that the specification gives notices about stock. */
const stockNoticeMs = 5000

type Around = {
  readonly query: URLSearchParams
  /** `volatile` while a SKU's stock was not answered. */
  readonly statusOf: (sku: string) => StockStatus
}

/** What is chosen on the page, and the way of it into the cart. */
export const usePurchase = (product: WireProduct, { query, statusOf }: Around) => {
  const t = useText()
  const notices = useNotices()
  const { settings } = useShell()
  const addToCart = useAddToCart()
  const base = useHref('/').replace(/\/$/, '')
  const form = useRef<HTMLFormElement>(null)
  const [selection, setSelection] = useState(() =>
    firstSelection(product, { size: query.get('size'), colour: query.get('color') }),
  )
  // two presses may come before the page is drawn anew: the second has to know of the first
  const latest = useRef(selection)
  useEffect(() => {
    latest.current = selection
  }, [selection])
  const { key, pathname, search } = useLocation()
  const [at, arrive] = useState({ key, pathname, search })
  /** The address of what was chosen here. */
  const [address, setAddress] = useState<{ readonly path: string }>()
  const [error, setError] = useState<{ code: string; text: string }>()
  const [isAdding, setAdding] = useState(false)
  const [asking, ask] = useState<Asking>()
  // a link, or Back, led to a variant of the product that is in sight already
  if (at.key !== key) {
    // what an address brought along goes from it, and leads nowhere
    const isCleaned = at.pathname === pathname && at.search !== search
    arrive({ key, pathname, search })
    setAddress(isCleaned && address ? { ...address } : undefined)
    if (product.selected_child && !isCleaned) setSelection(firstSelection(product))
  }
  useEffect(() => {
    // the address follows the choice, without a step in the history and without a word to the router: it would load
    // the page anew and take the focus away from what was just pressed; what it cleans is the link's, so once more then
    if (address) history.replaceState(history.state, '', address.path)
  }, [address])
  const child = chosenChild(product, selection)
  const shown = shownChild(product, selection)

  const select = (code: string, value: number) => {
    const next = choose(product, latest.current, code, value)
    latest.current = next
    setSelection(next)
    setError(undefined)
    const picked = chosenChild(product, next)
    if (picked) setAddress({ path: base + productPath(product.parentSku, product.slug, picked.sku) })
  }

  const askFor = (code: string, text: string) => {
    setError({ code, text })
    const field = form.current?.querySelector<HTMLElement>('fieldset[aria-invalid] input, input[name=sku]')
    field?.focus()
    field?.scrollIntoView({ block: 'center', behavior: 'smooth' })
  }

  /** Adds the pieces unless a rule speaks against one; says which. */
  const add = async (pieces: readonly Adding[]): Promise<void> => {
    setAdding(true)
    const added = await addToCart(pieces)
    setAdding(false)
    // the browser's own way of sending the form is still there
    if (added.kind === 'unreachable') form.current?.submit()
    const isVolatile = pieces.some((piece) =>
      isUnsafe(statusOf((piece.child ?? piece.product).sku), settings.allow_out_of_stock_in_cart),
    )
    if (added.kind === 'added' && isVolatile)
      notices.add({ kind: 'warning', text: t('product.unsafeQuantity'), lifeMs: stockNoticeMs })
    if (!('name' in added)) return
    const text =
      added.kind === 'priceUnknown' ? t('product.priceUnknown') : t('product.soldOutHere', { what: added.name })
    notices.add({ kind: 'error', text, lifeMs: added.kind === 'outOfStock' ? stockNoticeMs : null })
    setError({ code: 'form', text })
  }

  const submit = (event: FormEvent, chosen?: Chosen) => {
    event.preventDefault()
    if (isAdding) return
    const open = openOption(product, latest.current)
    if (open) {
      askFor(
        open.attribute_code,
        open.attribute_code === 'size' ? t('product.chooseSize') : t('product.chooseOption', { label: open.label }),
      )
      return
    }
    const wanted = chosenChild(product, latest.current)
    if (product.configurable_options.length > 0 && !wanted) askFor('form', t('product.notFoundVariant'))
    else void add([{ product, child: wanted, chosen }])
  }

  return { form, selection, select, child, shown, error, isAdding, add, submit, asking, ask }
}
