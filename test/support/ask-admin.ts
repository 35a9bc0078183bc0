import type { Role } from '#platform/server/context.ts'
import type { WireVersion } from '#features/content/rules/office-calls.ts'
import type { TestApp } from './app.ts'
import { signIn } from './sign-in.ts'

export type AdminAnswer = { readonly status: number; readonly result: unknown; readonly meta?: object }

/** Calls `/api/admin/…` as an admin, or as somebody of another role. */
export const askAdmin =
  (shop: () => Pick<TestApp, 'app' | 'db' | 'now'>) =>
  async (method: 'GET' | 'POST', path: string, body?: object, who: Role | number = 'admin'): Promise<AdminAnswer> => {
    const { app, db, now } = shop()
    const headers = { authorization: `Bearer ${await signIn(db, who, now())}` }
    const url = `/api/admin/${path}`
    const answer = await app.inject({ method, url, headers, ...(body ? { payload: body } : {}) })
    return { status: answer.statusCode, ...answer.json<{ result: unknown; meta?: object }>() }
  }

export type AskAdmin = ReturnType<typeof askAdmin>

/** Saves a version of the look or of the windows, which must work. */
export const saveVersion = async (ask: AskAdmin, path: string, body: object): Promise<WireVersion> => {
  const answer = await ask('POST', path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer)}`)
  return (answer.result as { version: WireVersion }).version
}
