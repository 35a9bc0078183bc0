import { expect, test } from '../journey.ts'

test('[PRODUCT-16] a plan shows its sample and keeps the rest', async ({ page, request }) => {
  await page.goto('/en/search?q=half-marathon plan')
  await page
    .getByRole('link', { name: /Half-marathon plan/ })
    .first()
    .click()
  const sample = page.getByRole('link', { name: /Sample/ })
  const address = await sample.getAttribute('href')
  const answer = await request.get(address ?? '')
  expect(answer.status()).toBe(200)
  expect((await answer.body()).subarray(0, 5).toString()).toBe('%PDF-')
  expect((await request.get((address ?? '').replace('-sample', ''))).status()).toBe(404)
  expect((await request.get('/media/..%2f..%2fpackage.json')).status()).toBe(404)
})
