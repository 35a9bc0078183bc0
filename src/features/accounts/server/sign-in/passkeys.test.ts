import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'
import { createAuthenticator } from '#test/support/authenticator.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

type Person = Awaited<ReturnType<typeof shop.enter>>
type RegisterOptions = Parameters<ReturnType<typeof createAuthenticator>['register']>[0]
type EnterOptions = Parameters<ReturnType<typeof createAuthenticator>['enter']>[0]

const optionsFor = async ({ post }: Person) =>
  (await post('/api/user/passkeys/register-options')).result as RegisterOptions
const register = async (person: Person, authenticator = createAuthenticator()) => {
  const response = authenticator.register(await optionsFor(person))
  return { authenticator, answer: await person.post('/api/user/passkeys/register', { response, name: ' Phone ' }) }
}
const challenge = async () => (await shop.call('/api/user/passkeys/login-options')).result as EnterOptions
const enter = (response: object) => shop.call('/api/user/passkeys/login', { response })

describe('passkeys', () => {
  it('[ACCOUNT-47] one that was kept signs in, again and again', async () => {
    const ana = await shop.enter()
    const { authenticator, answer } = await register(ana)
    expect(answer.result).toMatchObject([{ id: authenticator.id, name: 'Phone', used_at: null }])
    for (let times = 0; times < 2; times += 1) {
      const signed = await enter(authenticator.enter(await challenge()))
      expect(signed.result).toMatchObject({ email: 'ana@mail.example' })
      expect((await shop.profile(String(signed.meta?.['token']))).status).toBe(200)
    }
    expect((await ana.get('/api/user/passkeys')).result).toMatchObject([{ used_at: shop.now().toISOString() }])
  })

  it('[ACCOUNT-47] a challenge is taken once, for 5 minutes, from whom it was made for', async () => {
    const ana = await shop.enter()
    const { authenticator } = await register(ana)
    const response = authenticator.enter(await challenge())
    expect((await enter(response)).status).toBe(200)
    expect(await enter(response)).toMatchObject({ status: 400, result: 'PASSKEY_REFUSED' })
    const late = authenticator.enter(await challenge())
    shop.at(300)
    expect((await enter(late)).result).toBe('PASSKEY_REFUSED')
    const bea = await shop.enter('bea@mail.example')
    const stolen = createAuthenticator().register(await optionsFor(ana))
    expect((await bea.post('/api/user/passkeys/register', { response: stolen })).result).toBe('PASSKEY_REFUSED')
  })

  it('[ACCOUNT-47] another site’s, another key’s, and what is none are refused', async () => {
    const ana = await shop.enter()
    const { authenticator } = await register(ana)
    const phishing = createAuthenticator('https://vitrine.evil.example')
    expect(
      (await ana.post('/api/user/passkeys/register', { response: phishing.register(await optionsFor(ana)) })).result,
    ).toBe('PASSKEY_REFUSED')
    const forged = { ...createAuthenticator().enter(await challenge()), id: authenticator.id, rawId: authenticator.id }
    const right = authenticator.enter(await challenge())
    const broken = [
      forged,
      {},
      { id: authenticator.id },
      { ...right, response: { clientDataJSON: 'e30' } },
      { ...right, response: 'x' },
      { ...right, id: 7 },
    ]
    for (const response of broken) expect((await enter(response)).result).toBe('PASSKEY_REFUSED')
    expect((await enter([])).status).toBe(400)
  })

  it('[ACCOUNT-475] are 20 at most, however many are added at the same moment', async () => {
    const ana = await shop.enter()
    const { id } = (await shop.profile(ana.token)).result as { id: number }
    await sql`insert into passkey (id, customer_id, public_key, counter, transports, name, created_at)
      select 'kept' || at, ${id}, '\\x00', 0, '{}', '', now() from generate_series(1, 18) at`.execute(shop.db)
    const responses = [await optionsFor(ana), await optionsFor(ana), await optionsFor(ana), await optionsFor(ana)].map(
      (options) => createAuthenticator().register(options),
    )
    const answers = await Promise.all(
      responses.map((response) => ana.post('/api/user/passkeys/register', { response, name: 'Phone' })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(2)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(2)
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ result: 'PASSKEYS_FULL' })
    expect((await ana.get('/api/user/passkeys')).result).toHaveLength(20)
  })

  it('[ACCOUNT-47] can be removed by its owner, and not by others', async () => {
    const ana = await shop.enter()
    const { authenticator } = await register(ana)
    const bea = await shop.enter('bea@mail.example')
    expect((await bea.post('/api/user/passkeys/remove', { id: authenticator.id })).status).toBe(404)
    expect((await ana.post('/api/user/passkeys/remove', { id: authenticator.id })).result).toEqual([])
    expect((await enter(authenticator.enter(await challenge()))).result).toBe('PASSKEY_REFUSED')
  })

  it('[ACCOUNT-142] is named anew by its owner, and not by others', async () => {
    const ana = await shop.enter()
    const { authenticator } = await register(ana)
    const bea = await shop.enter('bea@mail.example')
    const { id } = authenticator
    const rename = (person: Person, name: string) => person.post('/api/user/passkeys/rename', { id, name })
    expect((await rename(bea, 'Mine')).status).toBe(404)
    expect((await rename(ana, ' Office ')).result).toMatchObject([{ id, name: 'Office' }])
    expect((await rename(ana, 'x'.repeat(101))).status).toBe(400)
    expect((await shop.call('/api/user/passkeys/rename', { id, name: 'x' })).status).toBe(401)
  })

  it('[ACCOUNT-147] one that checked its holder is two factors; one that did not waits for the second', async () => {
    const boss = 'boss@mail.example'
    const admin = await shop.enterWith(boss, 'admin')
    const { authenticator } = await register(admin)
    shop.setSettings({ staff_second_factor: true })
    const checked = await enter(authenticator.enter(await challenge()))
    expect(checked.result).toMatchObject({ roles: ['admin'] })
    const merely = await enter(authenticator.enter(await challenge(), { isVerified: false }))
    expect(merely.result).toMatchObject({ roles: [], second_factor: 'set_up' })
    const waiting = shop.as(String(merely.meta?.['token']))
    expect((await waiting.post('/api/user/passkeys/register-options')).status).toBe(403)
    expect((await waiting.post('/api/user/passkeys/remove', { id: authenticator.id })).status).toBe(403)
    expect((await waiting.post('/api/user/passkeys/rename', { id: authenticator.id, name: 'x' })).status).toBe(403)
  })

  it('[ACCOUNT-47] there is room for 20', async () => {
    const ana = await shop.enter()
    for (let count = 0; count < 20; count += 1) expect((await register(ana)).answer.status).toBe(200)
    expect((await ana.post('/api/user/passkeys/register-options')).result).toBe('PASSKEYS_FULL')
  })
})
