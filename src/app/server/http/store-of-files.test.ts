import fastify from 'fastify'
import { expect, test } from 'vitest'
import { mountErrors } from './errors.ts'
import { checkStoreOfFiles } from './store-of-files.ts'

test('[STORE-254] a file of /api is refused to who names an unknown store view; a call looks itself', async () => {
  const app = fastify()
  mountErrors(app, { translateFor: () => (key) => key })
  checkStoreOfFiles(app, (key) => key === 'GET /api/call')
  for (const path of ['/api/call', '/api/files/:id/paper.pdf', '/elsewhere']) app.get(path, async () => 'here')
  const ask = async (url: string) => {
    const { statusCode, body } = await app.inject({ url })
    return [statusCode, body.includes('STORE_NOT_FOUND')]
  }
  for (const query of ['store=fr', 'store=__proto__', 'store=', 'store=en&store=ru'])
    expect(await ask(`/api/files/1/paper.pdf?${query}`)).toEqual([400, true])
  for (const query of ['', 'store=ru']) expect(await ask(`/api/files/1/paper.pdf?${query}`)).toEqual([200, false])
  for (const path of ['/api/call', '/elsewhere']) expect(await ask(`${path}?store=fr`)).toEqual([200, false])
  await app.close()
})
