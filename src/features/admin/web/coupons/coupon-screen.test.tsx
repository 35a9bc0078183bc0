import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Screen } from './coupon-screen.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const couponOf = (code: string, value: number) => ({
  code,
  type: 'fixed',
  value,
  active: true,
  free_delivery: false,
  use_limit: null,
  used: 0,
  date_end: null,
})

test('[ADMIN-538] at the address of another coupon nothing of the one before is shown', async () => {
  const asked = new Map<string, (answer: Result<unknown>) => void>()
  const { router } = showScreen(
    Screen,
    '/admin/coupons/NONE',
    (_key, { params }) => new Promise((resolve) => asked.set(String(params?.['code']), resolve)),
  )
  const answer = (code: string, told: Result<unknown>) => act(async () => asked.get(code)?.(told))
  const follow = (code: string) => act(() => router.navigate(`/admin/coupons/${code}`))
  const isThere = (heading: string) => screen.queryByRole('heading', { name: heading }) !== null
  await answer('NONE', refuse('COUPON_NOT_FOUND'))
  expect(isThere('There is no such coupon')).toBe(true)
  await follow('FIVE')
  expect(isThere('There is no such coupon')).toBe(false)
  await answer('FIVE', ok(couponOf('FIVE', 5)))
  expect(isThere('FIVE · USD')).toBe(true)
  await follow('TEN')
  expect(isThere('FIVE · USD')).toBe(false)
  await answer('TEN', ok(couponOf('TEN', 10)))
  expect(screen.getByLabelText<HTMLInputElement>('Value').value).toBe('10')
})
