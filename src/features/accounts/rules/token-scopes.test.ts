import { expect, test } from 'vitest'
import { isInScope, scopeNames, tokenScopes } from './token-scopes.ts'

test('[ACCOUNT-212] a token opens every call of its scopes and none of another', () => {
  for (const name of scopeNames)
    for (const call of tokenScopes[name])
      expect({ call, scopes: scopeNames.filter((scope) => isInScope([scope], call)) }).toMatchObject({
        call,
        scopes: [name],
      })
})

test('[ACCOUNT-212] several scopes open what each of them opens; none, an unknown one or an unknown call nothing', () => {
  const [order, stock] = ['GET /api/manage/orders', 'POST /api/stock/add']
  expect([order, stock].map((call) => isInScope(['orders', 'stock'], call))).toEqual([true, true])
  expect(isInScope([], order)).toBe(false)
  expect(isInScope(['everything'], order)).toBe(false)
  for (const call of ['POST /api/user/login', 'POST /api/manage/users/:id/roles', 'GET /api/manage/tokens'])
    expect(isInScope(scopeNames, call)).toBe(false)
})
