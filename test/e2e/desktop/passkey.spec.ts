import { expect, test } from '../journey.ts'
import type { Page } from '@playwright/test'
import { digitsOf } from '../../../src/features/accounts/server/second-factor/totp.ts'
import { askForCode, dialogOf, newContact, signInAs } from '../account-steps.ts'
import { inShopDatabase } from '../shop-database.ts'
import { collectErrors, expectNoBarriers } from '../steps.ts'

/** A device that keeps passkeys and checks its holder. */
const plugIn = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const
  const holder = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true }
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...options, ...holder },
  })
  return { session, key: { authenticatorId } }
}

test('[ACCOUNT-142, ACCOUNT-143] a passkey is added, and signs in after the log-out, by the button and from the field', async ({
  page,
}) => {
  const contact = newContact('email', 'passkey')
  const errors = collectErrors(page)
  // a device that answers by itself would answer the field at once: this is about the button
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await signInAs(page, contact, 'Pia Holm')
  const device = await plugIn(page)
  await page.goto('/en/my-account/edit')
  const passkeys = page.getByRole('region', { name: 'Passkeys' })
  await expect(passkeys.getByText('No passkeys yet.')).toBeVisible()
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByLabel('Name of the passkey')).toHaveValue(/Chrome/)
  await passkeys.getByLabel('Name of the passkey').fill('The blue key')
  await passkeys.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(passkeys.getByRole('listitem')).toContainText('The blue key')
  await page.goto('/en/my-account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/en\/?$/)
  await page.goto('/en/my-account/edit')
  await dialogOf(page).getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(dialogOf(page)).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Account' })).toContainText('Pia Holm')
  await expect(passkeys.getByRole('listitem')).toContainText(/The blue key.*Last used/)

  await page.goto('/en/my-account')
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page).toHaveURL(/\/en\/?$/)
  const other = await page.context().newPage()
  const same = await plugIn(other)
  const { credentials } = await device.session.send('WebAuthn.getCredentials', device.key)
  for (const credential of credentials) await same.session.send('WebAuthn.addCredential', { ...same.key, credential })
  await other.goto('/en/my-account/edit')
  await expect(other.getByRole('navigation', { name: 'Account' })).toContainText('Pia Holm')
  const kept = other.getByRole('region', { name: 'Passkeys' })
  await kept.getByRole('button', { name: 'Remove The blue key' }).click()
  await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(kept.getByText('No passkeys yet.')).toBeVisible()
  expect(errors).toEqual([])
})

const marker = 'It asks its people for a second factor.'

/** Whether the shop asks its people for a second factor, from now on. Pages are not told that; what they are told comes with it. */
const setFactor = async (page: Page, isOn: boolean): Promise<void> => {
  await inShopDatabase(async (database) => {
    await database.query(`delete from setting where key in ('staff_second_factor', 'company_info')`)
    if (isOn)
      await database.query(
        `insert into setting (key, value) values ('staff_second_factor', 'true'), ('company_info', to_jsonb($1::text))`,
        [marker],
      )
    await database.query(
      `with raised as (update catalogue_version set version = version + 1 returning version)
       select pg_notify('catalogue', json_build_object('version', version, 'all', true)::text) from raised`,
    )
  })
  const isTold = async () => {
    const answer = await page.request.get('/api/shell?store=en')
    const { result } = (await answer.json()) as { result: { settings: { company_info: string } } }
    return result.settings.company_info === marker
  }
  await expect.poll(isTold, { timeout: 30_000 }).toBe(isOn)
}

test('[ACCOUNT-144, ACCOUNT-145] an admin sets an authenticator up, and comes back with a recovery code', async ({
  page,
}) => {
  const contact = newContact('email', 'factor')
  await signInAs(page, contact, 'Bo Lund')
  await inShopDatabase((database) =>
    database.query(`update customer set roles = '{admin}' where email = $1`, [contact]),
  )
  const logOut = async () => {
    await page.goto('/en/my-account')
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page).toHaveURL(/\/en\/?$/)
  }
  await logOut()
  await setFactor(page, true)
  try {
    await page.goto('/en/my-account')
    const code = await askForCode(page, contact)
    await page.getByLabel('Code, 4 digits').fill(code)
    const dialog = page.getByRole('dialog', { name: 'One more step' })
    await dialog.getByRole('button', { name: 'Set up an authenticator' }).click()
    await expect(dialog.getByRole('img', { name: 'QR code for the authenticator' })).toBeVisible()
    await expectNoBarriers(page)
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
    const digits = digitsOf(secret, Math.floor(Date.now() / 30_000))
    await dialog.getByLabel('Six digits from the app').fill(digits)
    await page.keyboard.press('Enter')
    const codes = dialog.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = (await codes.first().textContent()) ?? ''
    await dialog.getByRole('button', { name: 'I have kept them' }).click()
    await expect(dialogOf(page)).toHaveCount(0)

    await logOut()
    await page.goto('/en/my-account/edit')
    const again = await askForCode(page, contact)
    await page.getByLabel('Code, 4 digits').fill(again)
    await dialog.getByLabel('Six digits from the app, or a recovery code').fill(recovery)
    await page.keyboard.press('Enter')
    await expect(dialogOf(page)).toHaveCount(0)
    await expect(page.getByText('An authenticator is set up, 9 recovery codes are left.')).toBeVisible()
  } finally {
    await setFactor(page, false)
  }
})
