export { forgetPrices } from './forget-prices.ts'
export { readGroupToken, signGroupToken } from './group-token.ts'
export { readCustomerGroups, readPriceHistory, readTaxRules, readTiers } from './store.ts'
