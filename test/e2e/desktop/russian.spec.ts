import { expect, test } from '../journey.ts'
import { addToCart, checkOut, waitForMail, words } from '../steps.ts'

test('the Russian shop sells in roubles', async ({ page }) => {
  await addToCart(page, '/ru/p/VT-1001/loopback-hoodie/VT-1001-DUSK-M', words.ru)
  await checkOut(page, 'ru@example.com', words.ru, 'Оплата при получении')
  await page.getByRole('button', { name: words.ru.placeOrder }).click()
  await expect(page.getByRole('heading', { name: words.ru.thanks })).toBeVisible()
  await expect(page.getByText(/руб\./).first()).toBeVisible()
  const [mail] = await waitForMail('ru@example.com')
  expect(mail?.subject).toMatch(/[а-яё]/i)
})
