import { expect, test } from 'vitest'
import { settings } from '#config/settings.ts'
import { storeViews } from '#config/stores/index.ts'

test('[STORE-60] settings begin as the specification has them', () => {
  expect(settings).toMatchObject({
    allow_out_of_stock_in_cart: true,
    list_out_of_stock_products: true,
    zero_price_allowed: true,
    cart_asks_before_removing: true,
    cart_shows_item_discounts: true,
    cart_counts_quantities: true,
    cart_merges_with_server: true,
    max_task_attempts: 1,
    auto_refresh_tokens: true,
    automatic_order_transmission: false,
    group_price_tiers: false,
    checkout_window_minutes: 30,
    sign_up_modal_delay_ms: 3000,
    menu_level: 2,
  })
  const byDefault = settings.shipping_methods.filter((method) => method.default)
  expect(byDefault).toMatchObject([{ method_code: 'test', amount: 4, limit: 1_000_000 }])
})

test('[STORE-61] a view says its code, number, name, address, language, country, money, times and tax', () => {
  for (const view of Object.values(storeViews)) {
    expect(view).toMatchObject({
      storeId: expect.any(Number),
      name: expect.stringMatching(/./),
      url: `/${view.storeCode}`,
      appendStoreCode: true,
      tax: { defaultCountry: expect.stringMatching(/^[A-Z]{2}$/), sourcePriceIncludesTax: false },
      i18n: {
        locale: expect.stringMatching(/^[a-z]{2}-[A-Z]{2}$/),
        language: expect.stringMatching(/^[a-z]{2}$/),
        fullCountryName: expect.stringMatching(/./),
        currencyCode: expect.stringMatching(/^[A-Z]{3}$/),
        currencySign: expect.stringMatching(/./),
        priceFormat: expect.stringContaining('{amount}'),
        dateFormat: 'HH:mm D-M-YYYY',
      },
    })
  }
  expect(new Set(Object.values(storeViews).map(({ storeId }) => storeId)).size).toBe(7)
})
