import { expect, test } from 'vitest'
import { fakeSession } from '../account-fake.ts'
import { saveFile } from '#platform/web/call/save-file.ts'

const answers = (...statuses: number[]) => {
  const asked: string[] = []
  const fetcher: typeof fetch = async (_, init) => {
    asked.push(new Headers(init?.headers).get('authorization') ?? '')
    return new Response('{}', { status: statuses.shift() ?? 200 })
  }
  return { fetcher, asked }
}

test('[ACCOUNT-136] a file is asked for with the session, once more where that was refused, and then kept', async () => {
  const { fetcher, asked } = answers(401, 200)
  const kept: Blob[] = []
  const session = fakeSession('t-1')
  expect(
    await saveFile('/api/user/export', 'x.json', { fetcher, session, keep: (file) => kept.push(file) }),
  ).toBeDefined()
  expect(asked).toEqual(['Bearer t-1', 'Bearer t-1'])
  expect(kept).toHaveLength(1)
})

test('[ACCOUNT-136] a refusal and silence keep nothing', async () => {
  const kept: Blob[] = []
  const keep = (file: Blob) => void kept.push(file)
  const session = fakeSession('t-1')
  expect(await saveFile('/x', 'x', { fetcher: answers(403).fetcher, session, keep })).toBeUndefined()
  const silent: typeof fetch = () => Promise.reject(new Error('no network'))
  expect(await saveFile('/x', 'x', { fetcher: silent, session, keep })).toBeUndefined()
  expect(kept).toEqual([])
})
