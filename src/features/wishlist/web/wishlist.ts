import { mostKept } from '../rules.ts'
import { createKeptStore } from './kept-store.ts'

/** What somebody likes. */
export const wishlist = createKeptStore('vitrine.wishlist', mostKept)

export const useWishlistCount = (): number => wishlist.useList().length
