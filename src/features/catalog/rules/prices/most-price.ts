/** The highest price that can be set, in major units of any currency. */
export const mostPrice = 100_000_000
