import { fastify } from 'fastify'
import { expect, it } from 'vitest'
import { securityHeaders } from './security-headers.ts'

it('[SHELL-752] an address that lets in whoever holds it is told to nobody', async () => {
  const app = fastify()
  securityHeaders(app, { 'referrer-policy': 'strict-origin-when-cross-origin' })
  app.get('*', () => 'a page')
  const policyOf = async (url: string) => (await app.inject({ url })).headers['referrer-policy']
  for (const url of [
    '/en?contact=a%40example.com&code=0123456789abcdef0123456789abcdef',
    '/en/reset-password?email=a%40example.com&token=abc',
    '/en/order/5?key=abc',
    '/en/?newsletter=abc',
  ])
    expect([url, await policyOf(url)]).toEqual([url, 'no-referrer'])
  for (const url of ['/en', '/en/search?q=code%3D1', '/en/c/new?promo=A&barcode=1'])
    expect([url, await policyOf(url)]).toEqual([url, 'strict-origin-when-cross-origin'])
  await app.close()
})
