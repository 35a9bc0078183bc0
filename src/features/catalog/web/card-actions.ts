import { createContext, useContext } from 'react'
import type { ComponentType } from 'react'
import type { WireChild, WireProduct } from '../rules/product/product.ts'
import type { CardProduct } from './card-product.ts'

/** What features above the catalogue let a card do; the app brings them together. What is missing is not shown. */
export type CardActions = {
  /** Puts one piece into the cart, the variant where the product has them; `unreachable` where there is no cart to be had. */
  readonly addToCart?: (product: WireProduct, child: WireChild | undefined) => Promise<{ readonly kind: string }>
  /** The heart over the picture; inline it stands among other words. */
  readonly Save?: ComponentType<{
    product: Pick<CardProduct, 'parentSku' | 'name' | 'image' | 'url_path'>
    isInline?: boolean
  }>
}

const CardActionsContext = createContext<CardActions>({})

export const CardActionsProvider = CardActionsContext

export const useCardActions = (): CardActions => useContext(CardActionsContext)
