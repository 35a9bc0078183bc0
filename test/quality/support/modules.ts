/** The modules of Q2 and Q3, each by the names that `npm run mutate` knows. */
export const rulesOf: Readonly<Record<string, readonly string[]>> = {
  cart: ['cart', 'promotions'],
  money: ['money', 'pricing'],
  stock: ['stock'],
  order: ['orders', 'checkout'],
  auth: ['accounts'],
}

const words = new RegExp(
  `^src/(?:core/money\\.ts|features/(?:${Object.values(rulesOf).flat().join('|')})/rules(?:\\.ts|/.*\\.ts))$`,
)

/** Whether a file is a rule of one of them. */
export const isRule = (path: string): boolean => words.test(path)
/** Whether a file runs on the server, or there too. */
export const isOfServer = (path: string): boolean =>
  /^src\/(?:main|core\/.*|platform\/server\/.*|app\/server\/.*|features\/[^/]+\/(?:contract|rules|rules\/.*|server\/.*))\.ts$/.test(
    path,
  )
