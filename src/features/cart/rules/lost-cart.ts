/** Whether a cart is not the caller's to use (any more): gone, another person's, or a customer's without a session. */
export const isLostCart = (code: string): boolean =>
  code === 'CART_NOT_FOUND' || code === 'ACCESS_DENIED' || code === 'UNAUTHORIZED'
