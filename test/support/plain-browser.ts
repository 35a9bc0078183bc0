import { expect } from 'vitest'
import type { DemoShop } from './demo-shop.ts'

/** A browser without JavaScript: it keeps cookies, sends forms and follows the answer. */
export const plainBrowser = (shop: DemoShop) => {
  const cookies: Record<string, string> = {}
  const ask = async (method: 'GET' | 'POST', url: string, form?: Record<string, string>, headers: object = {}) => {
    const answer = await shop.app.inject({
      method,
      url,
      cookies,
      headers: {
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...('origin' in headers ? {} : { 'sec-fetch-site': 'same-origin' }),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    })
    for (const { name, value } of answer.cookies) cookies[name] = value
    return answer
  }
  const open = (url: string) => ask('GET', url)
  const send = async (url: string, form: Record<string, string>, headers?: object) => {
    const { statusCode, headers: answered } = await ask('POST', url, form, headers)
    expect(statusCode).toBe(303)
    return open(String(answered.location))
  }
  const post = (url: string, form: Record<string, string>, headers?: object) => ask('POST', url, form, headers)
  return { cookies, open, send, post }
}
/** The SKU of a variant that is well in stock. */
export const soldVariant = async (shop: DemoShop, offset = 0): Promise<string> =>
  (
    await shop.db
      .selectFrom('product')
      .innerJoin('stock', 'stock.product_id', 'product.id')
      .innerJoin('product as parent', 'parent.id', 'product.parent_id')
      .select(['product.sku', 'parent.name'])
      .where('stock.qty', '>', 50)
      .where('parent.only_promo', '=', false)
      .where('parent.status', '<', 2)
      .orderBy('product.id')
      .offset(offset)
      .executeTakeFirstOrThrow()
  ).sku
