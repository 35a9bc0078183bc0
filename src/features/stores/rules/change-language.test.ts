import { expect, it } from 'vitest'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'
import { addressInView, mayChangeTo } from './change-language.ts'
import { storeCodes } from './store-view.ts'

it.each([
  ['/', '', '/ru'],
  ['/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S', '', '/ru/p/VT-1001/loopback-hoodie/VT-1001-CLAY-S'],
  ['/women/tops/hoodies', '?color=34&page=2', '/ru/women/tops/hoodies?color=34&page=2'],
  ['/search', '?q=%D1%85%D1%83%D0%B4%D0%B8', '/ru/search?q=%D1%85%D1%83%D0%B4%D0%B8'],
])('[SHELL-102] %s%s keeps its place: %s', (pathname, search, address) => {
  expect(addressInView({ url: '/ru' }, { pathname, search })).toBe(address)
})

it.each([
  ['?price=0-50', ''],
  ['?price=0-50&price=50-100&color=34', '?color=34'],
  ['?color=34&price=0-50&page=2', '?color=34&page=2'],
  ['?q=price=5&color=34', '?q=price=5&color=34'],
])('[SHELL-102] a range of prices stays with its currency: %s', (search, kept) => {
  const place = { pathname: '/women', search }
  expect(addressInView({ url: '/ru' }, { ...place, changesCurrency: true })).toBe(`/ru/women${kept}`)
  expect(addressInView({ url: '/us' }, place)).toBe(`/us/women${search}`)
})

it('[SHELL-102] a view with a domain of its own is there', () => {
  const target = { url: '/de', domain: 'https://shop.example.de/' }
  expect(addressInView(target, { pathname: '/cart', search: '' })).toBe('https://shop.example.de/de/cart')
})

it('[SHELL-102] the language changes only to a configured locale', () => {
  expect(storeCodes.filter((code) => mayChangeTo(storeViews[code], settings))).toEqual([...storeCodes])
  const few = { interface_locales: ['ru-RU'] }
  expect(storeCodes.filter((code) => mayChangeTo(storeViews[code], few))).toEqual(['ru'])
})
