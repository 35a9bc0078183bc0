import { createContext, useContext } from 'react'
import type { WireCartItem } from '../../contract.ts'

/** Keeps a piece somewhere else, such as the wishlist. */
export type SaveForLater = (item: WireCartItem) => void

const SaveForLaterContext = createContext<SaveForLater | undefined>(undefined)

/** Where pieces go that are saved for later; without it the cart offers nothing of the kind. */
export const SaveForLaterProvider = SaveForLaterContext

export const useSaveForLater = (): SaveForLater | undefined => useContext(SaveForLaterContext)
