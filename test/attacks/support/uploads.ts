import sharp from 'sharp'
import { multipart } from '#test/support/multipart.ts'
import type { Arena } from '../../faults/support/arena.ts'
import { openPerson } from './people.ts'

/** Sends a picture as somebody does, and answers where it is shown. */
export const keepUploads = async ({ url, db }: Arena): Promise<string[]> => {
  const { token } = await openPerson(db)
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  const { payload, headers } = multipart([{ field: 'photo', bytes }])
  const authorization = `Bearer ${token}`
  const answer = await fetch(`${url}/api/user/photo`, {
    method: 'POST',
    body: payload,
    headers: { ...headers, authorization },
    signal: AbortSignal.timeout(30_000),
  })
  const { result } = (await answer.json()) as { result: { photo: string } }
  return [result.photo]
}
