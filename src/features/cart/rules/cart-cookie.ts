/**
 * The cookie with the id of a guest's cart in a store view: what pages without JavaScript, or before it, know the cart by. Over https its
 * name is one that no other host and no page without TLS can set.
 */
export const cartCookie = (storeCode: string, isSecure: boolean): string =>
  `${isSecure ? '__Host-' : ''}cart-${storeCode}`

/** How long a browser keeps it: thirty days. */
export const cartCookieSeconds = 30 * 86_400

/** The id among the cookies of a request or a page; carts of before the prefix have the plain name over https too. */
export const cartIdIn = (
  cookies: Readonly<Record<string, string | undefined>>,
  storeCode: string,
): string | undefined => cookies[cartCookie(storeCode, true)] || cookies[cartCookie(storeCode, false)] || undefined
