import fastify from 'fastify'
import { expect, it } from 'vitest'
import { createKeptFiles } from './kept-files.ts'

const shop = (mostBytes: number) => {
  const state = { version: '1', made: 0, isBroken: false }
  const files = createKeptFiles(mostBytes)
  const app = fastify()
  const make = async function* () {
    state.made += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    if (state.isBroken) throw new Error('broken')
    yield `text of ${state.version} `
    yield 'x'.repeat(200_000)
  }
  app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
    files.send(request, reply, { name: request.params.name, version: state.version, type: 'text/plain', make }),
  )
  return { app, state }
}

it('[FEED-8] a file is made once, however many ask, until its version changes', async () => {
  const { app, state } = shop(1_000_000)
  const answers = await Promise.all(Array.from({ length: 20 }, () => app.inject('/a')))
  expect(answers.every(({ body }) => body.startsWith('text of 1 ') && body.length === 200_010)).toBe(true)
  expect(state.made).toBe(1)
  state.version = '2'
  expect((await app.inject('/a')).body.startsWith('text of 2 ')).toBe(true)
  expect(state.made).toBe(2)
})

it('[FEED-8] one that could not be made is made anew, and what does not fit is not kept', async () => {
  const { app, state } = shop(300)
  state.isBroken = true
  expect((await app.inject('/a')).statusCode).toBe(500)
  state.isBroken = false
  for (const name of ['/a', '/b', '/c', '/a']) expect((await app.inject(name)).statusCode).toBe(200)
  expect(state.made).toBe(5)
})
