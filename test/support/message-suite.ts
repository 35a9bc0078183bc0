import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MailSender } from '#platform/server/adapters/mail-outbox.ts'
import type { SmsSender } from '#platform/server/adapters/sms-outbox.ts'

export type Received = {
  readonly to: string
  readonly subject?: string
  readonly text: string
  readonly html?: string
  readonly id?: string
}

/** How a server fails: it hangs, it is gone for now, or it refuses for good. */
export type Failure = 'silent' | 'later' | 'never'

export type SenderUnderTest<Sender> = {
  readonly sender: Sender
  /** All that arrived, the first first. */
  readonly received: () => Promise<readonly Received[]>
  /** Everything that was logged. */
  readonly logged: () => string
  /** Where there is a server that can fail. */
  readonly fail?: (how: Failure | undefined) => void
  readonly close: () => Promise<void>
}

const at = '2026-11-20T12:00:00.000Z'
const mail = {
  to: 'hannah@mail.example',
  subject: 'Ваш заказ „V1“ — 你好',
  text: 'Привет,\n\n.the dot at the start\n1234 ist der Code 你好',
  html: '<p>Привет &amp; <b>你好</b></p>',
}
const sms = { to: '+15550100001', text: '1234 — ваш код 你好' }
const secret = 'p4ss'

/** What every way of sending mails does: a new one passes it, or it is none. */
export const describeMailSender = (name: string, start: () => Promise<SenderUnderTest<MailSender>>) =>
  describe(`mails by ${name}`, () => {
    let made: SenderUnderTest<MailSender>
    beforeAll(async () => {
      made = await start()
    })
    afterAll(() => made.close())

    test('[ACCOUNT-52] arrive as they were written, in every script', async () => {
      await made.sender.send(mail, { key: 'order-V1', at })
      const [got] = await made.received()
      expect(got).toMatchObject({ to: mail.to, subject: mail.subject })
      expect(got?.text.trim().replaceAll('\r\n', '\n')).toBe(mail.text)
      expect(got?.html?.trim()).toBe(mail.html)
    })

    test('[ACCOUNT-52] sent again it is the same mail', async () => {
      await made.sender.send(mail, { key: 'order-V1', at })
      const all = await made.received()
      expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    })

    test('[ACCOUNT-52] a line break in a subject or an address is no header', async () => {
      const before = (await made.received()).length
      // taken without the break or not at all: either will do
      await Promise.allSettled([
        made.sender.send({ ...mail, subject: 'One\r\nBcc: evil@mail.example' }, { key: 'evil', at }),
      ])
      for (const { to } of (await made.received()).slice(before)) expect(to).toBe(mail.to)
    })

    describeFailures(
      () => made,
      () => made.sender.send(mail, { key: 'order-V2', at }),
    )
  })

/** The same of text messages. */
export const describeSmsSender = (name: string, start: () => Promise<SenderUnderTest<SmsSender>>) =>
  describe(`text messages by ${name}`, () => {
    let made: SenderUnderTest<SmsSender>
    beforeAll(async () => {
      made = await start()
    })
    afterAll(() => made.close())

    test('[ACCOUNT-52] arrive as they were written, and twice are the same', async () => {
      for (let times = 0; times < 2; times += 1) await made.sender.send(sms, { key: 'code-1', at })
      const all = await made.received()
      for (const got of all) expect(got).toMatchObject(sms)
      expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    })

    describeFailures(
      () => made,
      () => made.sender.send(sms, { key: 'code-2', at }),
    )
  })

const describeFailures = (
  made: () => Pick<SenderUnderTest<unknown>, 'fail' | 'logged' | 'received'>,
  send: () => Promise<void>,
) => {
  test('[ACCOUNT-52] what cannot be taken now is thrown to its job; what never will be is left; no secret is told', async () => {
    const { fail, logged, received } = made()
    const told: string[] = []
    for (const how of fail ? (['silent', 'later'] as const) : []) {
      fail?.(how)
      const error = await send().then(
        () => undefined,
        (problem: Error) => problem,
      )
      expect(error?.message).toContain('was not taken')
      told.push(`${error?.message} ${String(error?.cause)} ${error?.stack}`)
    }
    fail?.('never')
    await send()
    fail?.(undefined)
    const before = (await received()).length
    await send()
    expect((await received()).length).toBeGreaterThanOrEqual(before)
    for (const word of [secret, mail.to, sms.to, '1234 ']) expect(`${told.join()}${logged()}`).not.toContain(word)
  })
}
