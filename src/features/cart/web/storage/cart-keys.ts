/** Where the cart of a store view lives; the pieces in sight are beside it, for the header before the cart is loaded. */
export const cartKey = (storeCode: string): string => `vitrine.cart.${storeCode}`
export const countKey = (storeCode: string): string => `${cartKey(storeCode)}.count`
