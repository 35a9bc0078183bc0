/** The cookie with the id of a guest's cart in a store view: what pages without JavaScript, or before it, know the cart by. */
export const cartCookie = (storeCode: string): string => `cart-${storeCode}`
