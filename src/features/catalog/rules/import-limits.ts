/** What people may bring for one import; the files together, bytes. */
export const uploadLimits = { files: 10, bytes: 100_000_000, columns: 500 } as const

/** Products that a preview shows. */
export const previewSize = 20
