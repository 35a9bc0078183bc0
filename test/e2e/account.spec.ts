import { expect, test } from './journey.ts'
import { askForCode, codesTo, dialogOf, newContact, nextCode, signInAs } from './account-steps.ts'
import { addToCart, axeOf, collectErrors, expectNoBarriers, onceEnough } from './steps.ts'

test('[ACCOUNT-110] [ACCOUNT-115] [ACCOUNT-574] a new shopper signs in by e-mail, from the menu, with the keyboard alone, and out', async ({
  page,
}, { project }) => {
  const contact = newContact('email', project.name)
  const errors = collectErrors(page)
  await page.goto('/en')
  await page.getByRole('link', { name: 'Menu' }).press('Enter')
  const signIn = dialogOf(page).getByRole('button', { name: 'Sign in' })
  await signIn.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Phone or e-mail')).toBeFocused()
  await page.keyboard.type(contact)
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code, 4 digits')).toBeFocused()
  await page.keyboard.type(await nextCode(contact, 0))
  await expect(page.getByLabel('Your name', { exact: true })).toBeFocused()
  await page.keyboard.type('Nadia Lind')
  await page.keyboard.press('Enter')
  await expect(dialogOf(page)).toHaveCount(0)
  await page.goto('/en/my-account')
  await expect(page.getByRole('main').getByText('Nadia Lind').last()).toBeVisible()
  // what follows a log-out is there
  await page.waitForLoadState('networkidle')
  const dialogs = await page.evaluateHandle(() => {
    const seen: (string | null)[] = []
    const look = () => seen.push(...[...document.querySelectorAll('dialog[open]')].map((each) => each.textContent))
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
    return seen
  })
  await page.getByRole('button', { name: 'Log out' }).press('Enter')
  await expect(page.getByText("You're logged out")).toBeVisible()
  await expect(page).toHaveURL(/\/en\/?$/)
  await page.waitForLoadState('networkidle')
  expect(await dialogs.jsonValue()).toEqual([])
  expect(errors).toEqual([])
})

test(
  '[ACCOUNT-112, ACCOUNT-113, ACCOUNT-118] a new shopper signs in by phone after a wrong code; the cart stays',
  { tag: onceEnough },
  async ({ page }, { project }) => {
    const contact = newContact('phone', project.name)
    await addToCart(page, '/en/p/VT-1001/loopback-hoodie/VT-1001-MOSS-M')
    await page.goto('/en/my-account/orders')
    const code = await askForCode(page, contact)
    await expect(page.getByText(/Request new code in \d+ seconds?/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Call me back' })).toBeVisible()
    await page.getByLabel('Code, 4 digits').fill(code === '0000' ? '1111' : '0000')
    await expect(page.getByRole('alert')).toHaveText('Incorrect code')
    await expectNoBarriers(page)
    await expect(page.getByLabel('Code, 4 digits')).toBeFocused()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(code)
    await expect(page.getByLabel('Your name', { exact: true })).toBeFocused()
    await expectNoBarriers(page)
    await page.keyboard.type('Piet')
    await page.keyboard.press('Enter')
    await expect(page.getByText('No orders yet')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Cart' }).first()).toHaveAccessibleDescription(/1/)
    await page.goto('/en/cart')
    await expect(page.getByRole('link', { name: /Loopback hoodie/ }).first()).toBeVisible()
  },
)

test(
  '[ACCOUNT-103, ACCOUNT-131] two tabs and a second browser: all follow, and logging out everywhere ends all',
  { tag: onceEnough },
  async ({ page, context, browser, baseURL }, { project }) => {
    const contact = newContact('email', project.name)
    const second = await context.newPage()
    await second.goto('/en/my-account')
    await expect(dialogOf(second)).toBeVisible()
    await signInAs(page, contact, 'Ola Berg')
    await expect(second.getByRole('navigation', { name: 'Account' })).toContainText('Ola Berg')

    const other = await browser.newContext(baseURL ? { baseURL } : {})
    const phone = await other.newPage()
    const before = (await codesTo(contact)).length
    await phone.goto('/en/my-account/edit')
    await phone.getByLabel('Phone or e-mail').fill(contact)
    await phone.keyboard.press('Enter')
    // the code that was entered is off the count: another may be asked for at once
    const code = await nextCode(contact, before)
    await phone.getByLabel('Code, 4 digits').fill(code)
    const sessions = phone.getByRole('region', { name: 'Where you are signed in' })
    await expect(sessions.getByRole('listitem')).toHaveCount(2)
    await expectNoBarriers(phone)
    await sessions.getByRole('button', { name: 'Log out everywhere' }).press('Enter')
    await expect(phone).toHaveURL(/\/en\/?$/)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible()
    await other.close()
  },
)

test(
  '[ACCOUNT-116] without "remember me" the next start of the browser knows nobody',
  { tag: onceEnough },
  async ({ page, context }, { project }) => {
    const contact = newContact('email', `off-${project.name}`)
    await page.goto('/en/my-account')
    const code = await askForCode(page, contact)
    await page.getByLabel('Remember me on this device').press('Space')
    await page.getByLabel('Code, 4 digits').fill(code)
    await page.getByLabel('Your name', { exact: true }).fill('Kim')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible()
    const refresh = (await context.cookies()).find(({ name }) => /(^|-)rt$/.test(name))
    expect(refresh).toMatchObject({ httpOnly: true, expires: -1 })
    // what a browser does with such a cookie when it is closed
    await context.clearCookies()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible()
  },
)

test(
  '[ACCOUNT-120] an entry link signs in, and leaves the address; used again it asks',
  { tag: onceEnough },
  async ({ page, request }, { project }) => {
    const contact = newContact('email', `link-${project.name}`)
    await request.post('/api/user/get-sms-code?store=en', { data: { phone: contact } })
    const code = await nextCode(contact, 0)
    const link = `/en/women?contact=${encodeURIComponent(contact)}&code=${code}&page=1`
    // it is told for two seconds, perhaps before the page has all its pictures
    await Promise.all([page.goto(link), page.getByText('You are signed in').waitFor()])
    await expect(page).toHaveURL(/\/en\/women\?page=1$/)
    await page.context().clearCookies()
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await expect(page.getByLabel('Phone or e-mail')).toHaveValue(contact)
    await expect(page).toHaveURL(/\/en\/women\?page=1$/)
  },
)

test('[WISH-3, WISH-4, WISH-5] the heart on a card, the panel, and the list after signing in', async ({ page }, {
  project,
}) => {
  await page.goto('/en/women/tops/hoodies')
  await page
    .getByRole('button', { name: /^Wishlist/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'Wishlist' }).first()).toHaveAccessibleDescription('1 item saved')
  await page.getByRole('link', { name: 'Wishlist' }).first().click()
  await expect(dialogOf(page).getByRole('listitem')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialogOf(page)).toHaveCount(0)
  await signInAs(page, newContact('email', `wish-${project.name}`), 'Wim')
  await page.goto('/en/my-account/wishlist')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
})

test(
  '[WISH-7] a piece that is saved for later goes from the cart onto the wishlist',
  { tag: onceEnough },
  async ({ page }) => {
    await addToCart(page, '/en/p/VT-1001/loopback-hoodie/VT-1001-MOSS-S')
    await page.goto('/en/cart')
    await page.getByRole('button', { name: /^Save for later/ }).click()
    await expect(page.getByText('Your cart is empty').first()).toBeVisible()
    await expect(page.getByRole('link', { name: 'Wishlist' }).first()).toHaveAccessibleDescription('1 item saved')
  },
)

for (const path of [
  '/en/my-account',
  '/en/my-account/wishlist',
  '/en/order-status',
  '/en/reset-password?email=a@b.co&token=x',
]) {
  const name = `[ACCOUNT-130] ${path} is served to everybody, noindex, and axe finds nothing`
  test(name, { tag: onceEnough }, async ({ page, request }) => {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    expect(answer.headers()['x-robots-tag']).toContain('noindex')
    await page.goto(path)
    if (path.includes('my-account')) await expect(dialogOf(page)).toBeVisible()
    await page.waitForTimeout(400)
    const { violations } = await axeOf(page).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze()
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  })
}
