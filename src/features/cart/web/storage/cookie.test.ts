import { afterEach, expect, test, vi } from 'vitest'
import { readCartCookie, writeCartCookie } from './cookie.ts'

afterEach(() => vi.unstubAllGlobals())

/** A browser's cookies: what is secure, or by its name must be, is not taken without TLS. */
const openPage = (protocol: string, kept: Record<string, string>) => {
  const jar = new Map(Object.entries(kept))
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(line: string) {
      const [pair = '', ...rules] = line.split('; ')
      const [name = '', value = ''] = pair.split('=')
      if (name.startsWith('__Host-') && !(rules.includes('Secure') && rules.includes('Path=/'))) return
      if (rules.includes('Secure') && protocol !== 'https:') return
      if (rules.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, value)
    },
  })
  return () => Object.fromEntries(jar)
}

test('[CART-198] over https a script writes the name that no other host can set, and moves a cart of before there', () => {
  const kept = openPage('https:', { 'cart-en': 'one', 'cart-de': 'two', other: 'a=b' })
  expect(readCartCookie('en')).toBe('one')
  writeCartCookie('en', 'one')
  expect(kept()).toEqual({ '__Host-cart-en': 'one', 'cart-de': 'two', other: 'a=b' })
  expect(readCartCookie('en')).toBe('one')
  writeCartCookie('en', undefined)
  expect(readCartCookie('en')).toBeUndefined()
  expect(kept()).toEqual({ 'cart-de': 'two', other: 'a=b' })
})

test('[CART-198] what another host set is not taken where there is one of ours', () => {
  openPage('https:', { 'cart-en': 'strange', '__Host-cart-en': 'ours' })
  expect(readCartCookie('en')).toBe('ours')
})

test('[CART-198] without TLS the name is the plain one', () => {
  const kept = openPage('http:', {})
  writeCartCookie('en', 'one')
  expect([kept(), readCartCookie('en')]).toEqual([{ 'cart-en': 'one' }, 'one'])
})
