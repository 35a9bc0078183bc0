/** The most pieces of one line. */
export const maxLineQty = 10_000
export const maxLines = 200
