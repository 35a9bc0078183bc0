import type { TestApp } from './app.ts'

/** What a call answers, as it goes over the wire. */
export type Reply<T> = {
  readonly code: number
  readonly result: T
  readonly meta?: Readonly<Record<string, unknown>>
}

/** Asks a shop as whoever has this token, or as a guest; both may come later. */
export const askJson =
  (shop: () => Pick<TestApp, 'app'>, token?: () => string) =>
  async <T>(method: 'GET' | 'POST', url: string, payload?: object): Promise<Reply<T>> => {
    const headers = token ? { authorization: `Bearer ${token()}` } : {}
    const answer = await shop().app.inject({ method, url, headers, ...(payload ? { payload } : {}) })
    return answer.json<Reply<T>>()
  }
