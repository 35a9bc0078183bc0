import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import type { ShippingMethodSetting } from '#features/stores/rules/settings.ts'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import { DeliveryPromise } from './delivery-promise.tsx'

afterEach(cleanup)

const [standard] = settings.shipping_methods
const way = (title: string, amount: number, limit: number): ShippingMethodSetting => ({
  ...standard,
  method_title: { ...standard.method_title, en: title },
  amount,
  limit,
})
const show = (price: number, ...methods: ShippingMethodSetting[]) =>
  renderPage(<DeliveryPromise isVirtual={false} price={price} />, {
    shell: shellData({ settings: { ...settings, shipping_methods: methods } }),
  })

test('[PRICE-34] [PRICE-35] the page names the delivery that these goods would get, and no amount that frees none', () => {
  const ways = [way('Slow', 4, 200), way('Fast', 6, 40)]
  show(30, ...ways)
  expect(screen.getByText('Slow $4.00, free from $40.00')).toBeTruthy()
  cleanup()
  show(50, ...ways)
  expect(screen.getByText('Fast, free')).toBeTruthy()
  cleanup()
  show(30, way('Slow', 4, 1_000_000))
  expect(screen.getByText('Slow $4.00')).toBeTruthy()
})

test('[STORE-93] the days to send it back are those of the setting, and none are not spoken of', () => {
  const back = (days: number) =>
    renderPage(<DeliveryPromise isVirtual={false} price={30} />, {
      shell: shellData({ settings: { ...settings, return_days: days } }),
    })
  back(60)
  expect(screen.getByText('60 days to send it back')).toBeTruthy()
  cleanup()
  back(0)
  expect(screen.queryByText('How returns work')).toBeNull()
})
