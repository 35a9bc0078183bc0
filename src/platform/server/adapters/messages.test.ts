import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { startSmsServer, startSmtpServer } from '#test/support/message-servers.ts'
import { describeMailSender, describeSmsSender } from '#test/support/message-suite.ts'
import type { Received } from '#test/support/message-suite.ts'
import { createMailOutbox } from './mail-outbox.ts'
import { createMailSmtp } from './mail-smtp.ts'
import { createSmsHttp } from './sms-http.ts'
import { createSmsOutbox } from './sms-outbox.ts'

const timeoutMs = 300
const password = 'p4ss@word'

const createNotes = () => {
  let text = ''
  return { log: pino({ level: 'trace' }, { write: (line: string) => void (text += line) }), logged: () => text }
}

/** Files for messages, in a folder of their own. */
const openOutbox = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-outbox-'))
  const received = async (): Promise<Received[]> => {
    const names = await readdir(join(dataDir, 'outbox'))
    return Promise.all(
      names.map(async (id) => ({
        ...(JSON.parse(await readFile(join(dataDir, 'outbox', id), 'utf8')) as Received),
        id,
      })),
    )
  }
  return { dataDir, received, close: () => rm(dataDir, { recursive: true }) }
}

describeMailSender('file', async () => {
  const { dataDir, ...outbox } = await openOutbox()
  const { log, logged } = createNotes()
  return { sender: createMailOutbox(dataDir, log), logged, ...outbox }
})

describeMailSender('SMTP', async () => {
  const server = await startSmtpServer({ user: 'shop', password })
  const { log, logged } = createNotes()
  return {
    sender: createMailSmtp({
      url: server.url,
      from: () => 'nobody@vitrine.example',
      log,
      timeoutMs,
      answerMs: timeoutMs,
    }),
    logged,
    ...server,
  }
})

describeSmsSender('file', async () => {
  const { dataDir, ...outbox } = await openOutbox()
  const { log, logged } = createNotes()
  return { sender: createSmsOutbox(dataDir, log), logged, ...outbox }
})

describeSmsSender('HTTP', async () => {
  const server = await startSmsServer(`Basic ${Buffer.from(`shop:${password}`).toString('base64')}`)
  const { log, logged } = createNotes()
  const url = `http://shop:${encodeURIComponent(password)}@${server.address}/send`
  return { sender: createSmsHttp({ url, log, timeoutMs }), logged, ...server }
})

test('[ACCOUNT-52] a wrong password, a server that serves nobody, and nobody there, are for later', async () => {
  const { log, logged } = createNotes()
  const mail = { to: 'a@mail.example', subject: 's', text: 't', html: 'h' }
  const occasion = { key: 'one', at: '2026-11-20T12:00:00.000Z' }
  const server = await startSmtpServer({ user: 'shop', password })
  const wrong = createMailSmtp({ url: server.url.replace('p4ss', 'p5ss'), from: () => 'a@b.example', log, timeoutMs })
  await expect(wrong.send(mail, occasion)).rejects.toThrow('was not taken: EAUTH')
  await server.close()
  const away = createMailSmtp({ url: server.url, from: () => 'a@b.example', log, timeoutMs })
  await expect(away.send(mail, occasion)).rejects.toThrow('was not taken')
  const closed = createServer((socket) => socket.end('554 5.3.2 no service here\r\n')).listen(0, '127.0.0.1')
  await once(closed, 'listening')
  const { port } = closed.address() as AddressInfo
  const shut = createMailSmtp({ url: `smtp://127.0.0.1:${port}`, from: () => 'a@b.example', log, timeoutMs })
  await expect(shut.send(mail, occasion)).rejects.toThrow('was not taken')
  closed.close()
  const sms = createSmsHttp({ url: 'http://token@127.0.0.1:9', log, timeoutMs })
  await expect(sms.send({ to: '+1', text: 't' }, occasion)).rejects.toThrow('no answer')
  expect(logged()).toBe('')
})

test('[ACCOUNT-553] a mail has the date of its occasion, as mail programs read it', async () => {
  const server = await startSmtpServer({ user: 'shop', password })
  const mails = createMailSmtp({ url: server.url, from: () => 'a@b.example', log: createNotes().log, timeoutMs })
  await mails.send(
    { to: 'a@mail.example', subject: 's', text: 't', html: 'h' },
    { key: 'one', at: '2026-11-20T12:34:56.789Z' },
  )
  expect(server.dates()).toEqual(['Fri, 20 Nov 2026 12:34:56 +0000'])
  await server.close()
})

test('[ACCOUNT-575] a server that looks through a mail before it takes it is waited for: the mail goes once', async () => {
  const server = await startSmtpServer({ user: 'shop', password, looksForMs: 3 * timeoutMs })
  const mails = createMailSmtp({ url: server.url, from: () => 'a@b.example', log: createNotes().log, timeoutMs })
  await mails.send(
    { to: 'a@mail.example', subject: 's', text: 't', html: 'h' },
    { key: 'one', at: '2026-11-20T12:00:00.000Z' },
  )
  expect(await server.received()).toHaveLength(1)
  await server.close()
})

test('[ACCOUNT-52] a key alone goes as a bearer', async () => {
  const server = await startSmsServer('Bearer k3y')
  const sms = createSmsHttp({ url: `http://k3y@${server.address}`, log: createNotes().log, timeoutMs })
  await sms.send({ to: '+1', text: 't' }, { key: 'one', at: '' })
  expect(await server.received()).toEqual([{ to: '+1', text: 't', id: 'one' }])
  await server.close()
})
