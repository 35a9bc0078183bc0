import { act, cleanup } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { wishlist } from '#features/wishlist/web/wishlist.ts'
import { browserSession, sessionKey } from '#platform/web/session/session.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ok } from '#core/result.ts'
import { FreshPage } from './fresh-page.tsx'

beforeAll(standInForTheBrowser)
afterEach(() => {
  cleanup()
  localStorage.clear()
})

const like = (sku: string) => ({ sku, name: sku, image: '', url_path: sku, qty: 1 as const })
const comeBack = (persisted: boolean) =>
  act(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted })))

test('[SHELL-828] a page that the browser had kept knows who has left meanwhile, and loses nothing that was liked', () => {
  const session = browserSession()
  session.set('token')
  wishlist.add(like('ONE'))
  showPages([{ path: '/', element: <FreshPage /> }], '/', async () => ok({}))
  // another page of this tab, while this one lay still
  localStorage.removeItem(sessionKey)
  localStorage.setItem('vitrine.wishlist', JSON.stringify([like('TWO'), like('ONE')]))
  comeBack(false)
  expect(session.isSignedIn()).toBe(true)
  comeBack(true)
  expect([session.isSignedIn(), session.token()]).toEqual([false, undefined])
  wishlist.add(like('THREE'))
  expect(wishlist.now().map(({ sku }) => sku)).toEqual(['THREE', 'TWO', 'ONE'])
})
