import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAccountsApp } from '#test/support/accounts.ts'

let shop: Awaited<ReturnType<typeof createAccountsApp>>
beforeAll(async () => {
  shop = await createAccountsApp()
})
afterAll(() => shop.close())
beforeEach(() => shop.reset())

const ana = 'ana@mail.example'
const readers = () => shop.db.selectFrom('newsletter_reader').selectAll().execute()
const askFor = async (email: string) => {
  expect((await shop.call('/api/newsletter?store=ru', { email })).result).toBe(true)
  await shop.deliver()
  return new URL(/https?:\S+/.exec(shop.mails.at(-1)?.text ?? '')?.[0] ?? '').searchParams.get('newsletter') ?? ''
}

describe('letters', () => {
  it('[ACCOUNT-50] nobody reads the newsletter before the link was followed, and it ends by the same token', async () => {
    const token = await askFor(' ANA@mail.example')
    expect(await readers()).toMatchObject([{ email: ana, store_code: 'ru', confirmed_at: null }])
    expect((await shop.call('/api/newsletter/confirm', { token: `${token}x` })).result).toBe('TOKEN_INVALID')
    for (let times = 0; times < 2; times += 1)
      expect((await shop.call('/api/newsletter/confirm', { token })).result).toBe(true)
    expect(await readers()).toMatchObject([{ confirmed_at: shop.now(), left_at: null }])
    for (let times = 0; times < 2; times += 1)
      expect((await shop.call('/api/newsletter/leave', { token })).result).toBe(true)
    expect(await readers()).toMatchObject([{ left_at: shop.now() }])
  })

  it('[ACCOUNT-373] who never confirmed it is forgotten after 30 days, and who reads it or left it is not', async () => {
    await askFor('never@mail.example')
    await shop.call('/api/newsletter/confirm', { token: await askFor('reads@mail.example') })
    const token = await askFor('left@mail.example')
    await shop.call('/api/newsletter/confirm', { token })
    await shop.call('/api/newsletter/leave', { token })
    const emailsAfter = async (days: number) => {
      shop.at(days * 86_400)
      shop.jobs.push({ name: 'account.forget', data: {} })
      await shop.deliver()
      return (await readers()).map(({ email }) => email).toSorted()
    }
    expect(await emailsAfter(29)).toHaveLength(3)
    expect(await emailsAfter(31)).toEqual(['left@mail.example', 'reads@mail.example'])
  })

  it('[CONTACT-4] the mail has a second link, by which it ends at any time', async () => {
    const token = await askFor(ana)
    const links = [...(shop.mails.at(-1)?.text.matchAll(/https?:\S+/g) ?? [])].map(([link]) => new URL(link))
    expect(links.map(({ search }) => [...new URLSearchParams(search)])).toEqual([
      [['newsletter', token]],
      [['unsubscribe', token]],
    ])
    expect(links.every(({ pathname }) => pathname === '/ru/')).toBe(true)
  })

  it('[ACCOUNT-50] who reads it already is answered the same and gets no mail', async () => {
    await shop.call('/api/newsletter/confirm', { token: await askFor(ana) })
    shop.at(60)
    shop.mails.length = 0
    expect((await shop.call('/api/newsletter', { email: ana })).result).toBe(true)
    await shop.deliver()
    expect(shop.mails).toEqual([])
    shop.at(3661)
    expect((await shop.call('/api/newsletter', { email: ana })).result).toBe(true)
    await shop.deliver()
    expect(shop.mails).toEqual([])
  })

  it('[CONTACT-12] asked for in two forms, at once too, it sends one mail; after an hour, or having left, another', async () => {
    const ask = (): Promise<unknown> => shop.call('/api/newsletter', { email: ana, id: randomUUID() })
    const sent = async () => {
      await shop.deliver()
      return shop.mails.splice(0).length
    }
    await Promise.all(Array.from({ length: 6 }, ask))
    expect(await sent()).toBe(1)
    shop.at(3599)
    expect(await ask()).toMatchObject({ result: true })
    expect(await sent()).toBe(0)
    shop.at(3600)
    await ask()
    const [mail] = (await shop.deliver(), shop.mails)
    const token = new URL(/https?:\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('newsletter') ?? ''
    expect(await sent()).toBe(1)
    await shop.call('/api/newsletter/leave', { token })
    shop.at(3700)
    await ask()
    await ask()
    expect(await sent()).toBe(1)
  })

  it.each(['', 'x', '1.2', 'ffffffff-ffff-ffff-ffff-ffffffffffff.x'])(
    '[ACCOUNT-50] "%s" is no token',
    async (token) => {
      expect((await shop.call('/api/newsletter/confirm', { token })).status).toBe(400)
    },
  )

  it('[ACCOUNT-51] a message reaches the shop, as text', async () => {
    const message = '<b>Where</b> is\nmy parcel?'
    expect((await shop.call('/api/contact', { name: 'Ana\r\nBcc: x@y.example', email: ana, message })).result).toBe(
      true,
    )
    await shop.deliver()
    const [mail] = shop.mails
    expect(mail).toMatchObject({ to: 'help@vitrine.example', subject: 'A message from Ana Bcc: x@y.example' })
    expect(mail?.text).toContain(message)
    expect(mail?.html).not.toContain('<b>')
  })

  it('[ACCOUNT-1001] who asks to be called is told to the shop, once for each time it is taken', async () => {
    for (const [phone, status] of [
      [' +15550100001 ', 200],
      ['+1 555 010-0001', 429],
      // a number that no country has is dialled as it was written
      ['(555) 010-0001', 200],
    ] as const)
      expect((await shop.call('/api/user/call-back', { phone })).status).toBe(status)
    await shop.deliver()
    expect(shop.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ['help@vitrine.example', 'Please call +1 555 010 0001'],
      ['help@vitrine.example', 'Please call (555) 010-0001'],
    ])
    const text = 'Whoever has the number (555) 010-0001 asks to be called, to sign in to Vitrine.'
    expect(shop.mails.at(-1)?.text).toBe(text)
  })

  it.each([
    ['/api/newsletter', {}],
    ['/api/contact', { name: 'Ana', message: 'Hello' }],
    ['/api/user/reset-password', {}],
  ])('[ACCOUNT-522] what is no e-mail address is told of its field, in the language: %s', async (path, more) => {
    for (const email of ['ana', '+15550100001'])
      expect(await shop.call(`${path}?store=de`, { ...more, email })).toMatchObject({
        status: 400,
        result: 'INVALID_INPUT',
        meta: { message: 'Bitte geben Sie eine E-Mail-Adresse ein.', fields: { email: 'INCORRECT_EMAIL' } },
      })
  })

  it('[CONTACT-3] what fills in the trap is answered as everybody is, and reaches nobody', async () => {
    const sent = { name: 'Ana', email: ana, message: 'Cheap watches', website: 'http://spam.example' }
    expect((await shop.call('/api/contact', sent)).result).toBe(true)
    await shop.deliver()
    expect(shop.mails).toEqual([])
    expect((await shop.call('/api/contact', { ...sent, website: '' })).result).toBe(true)
    await shop.deliver()
    expect(shop.mails).toHaveLength(1)
  })

  it('[ACCOUNT-174] what is sent again under its id sends no second mail, at once too, and is no second try', async () => {
    const [id, message] = ['6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a11', '6f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a12']
    const send = async () => [
      await shop.call('/api/newsletter', { id, email: ana }),
      await shop.call('/api/contact', { id: message, name: 'Ana', email: ana, message: 'Hello' }),
    ]
    const answers = (await Promise.all(Array.from({ length: 8 }, send))).flat()
    expect(answers.map(({ status, result }) => [status, result])).toEqual(answers.map(() => [200, true]))
    await shop.deliver()
    shop.at(3600)
    await send()
    await shop.deliver()
    expect(shop.mails.map(({ to }) => to).toSorted()).toEqual([ana, 'help@vitrine.example'])
    // refused, an id is not used up
    expect((await shop.call('/api/newsletter', { id: message.replace('12', '13'), email: 'x' })).status).toBe(400)
  })

  it('[ACCOUNT-51] five an hour from one address, and nothing empty', async () => {
    const write = (more: object = {}) =>
      shop.call('/api/contact', { name: 'Ana', email: ana, message: 'Hello', ...more })
    for (const more of [{ name: ' ' }, { message: ' ' }, { email: 'x' }, { message: 'x'.repeat(5001) }])
      expect((await write(more)).status).toBe(400)
    for (let times = 0; times < 5; times += 1) expect((await write()).result).toBe(true)
    expect((await write()).status).toBe(429)
    shop.at(3600)
    expect((await write()).result).toBe(true)
  })
})
