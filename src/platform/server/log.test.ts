import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog, lateChild } from './log.ts'

const logOf = (error: Error) => {
  let said = ''
  const told: string[] = []
  const stream = new Writable({ write: (chunk: Buffer, _, done) => done(void (said += chunk.toString())) })
  const log = createLog('warn', ({ message, stack = '' }) => void told.push(message, stack), stream)
  log.error({ err: error, email: 'ada@mail.example' }, 'unexpected')
  return { said, told: told.join('\n') }
}

test('[SHELL-183] what a database quotes of a row is in no log and no report', () => {
  const refused = Object.assign(new Error('new row for relation "customer" violates check constraint "known"'), {
    code: '23514',
    table: 'customer',
    detail: 'Failing row contains (7, Ada Winter, ada@mail.example, 15550100199).',
    where: 'COPY customer, line 1: "Ada Winter"',
    parameters: ['Ada Winter'],
  })
  const { said, told } = logOf(refused)
  for (const value of ['Ada Winter', 'ada@mail.example', '15550100199']) expect(said + told).not.toContain(value)
  expect(JSON.parse(said)).toMatchObject({
    err: { errorCode: '23514', table: 'customer', type: 'Error' },
    msg: 'unexpected',
  })
  expect(said).toContain('violates check constraint')
})

test('[SHELL-183] nor is a value that was not taken, nor an address or a number in an error’s own words', () => {
  const wrong = Object.assign(new Error('invalid input syntax for type integer: "Ada Winter"'), { code: '22P02' })
  const ours = new Error('no answer for ada@mail.example (+1 555 010 0199)')
  for (const { said, told } of [logOf(wrong), logOf(ours)]) {
    expect(said + told).not.toMatch(/Ada|mail\.example|0199/)
    expect(said).toMatch(/invalid input syntax for type integer|no answer for/)
    expect(said).toContain('log.test.ts')
  }
})

test('a late child writes what a child does', () => {
  const lines: string[] = []
  const log = createLog('info', undefined, { write: (line) => void lines.push(line) })
  for (const child of [log.child({ reqId: 'one' }), lateChild(log, { reqId: 'one' })]) {
    child.error({ err: new Error('away'), token: 'secret' }, 'page')
    child.child({ part: 2 }).warn('late')
    child.debug('not written')
    expect(child.level).toBe('info')
  }
  const said = lines.map((line) => {
    const { time: _, err, ...rest } = JSON.parse(line) as { time: string; err?: { message: string } }
    return { ...rest, err: err?.message }
  })
  expect(said.slice(2)).toEqual(said.slice(0, 2))
  expect(said).toHaveLength(4)
})
