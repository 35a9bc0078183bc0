import { createContext } from 'react'
import { browserSession } from '../session/session.ts'
import type { BrowserSession } from '../session/session.ts'

/** Milliseconds. */
const timeoutMs = 60_000

/** Shows the second factor, where the shop asks for it; answers whether it was shown. */
export type ShowFactor = () => Promise<boolean>

export const ShowFactorContext = createContext<ShowFactor | undefined>(undefined)

type Browser = { readonly fetcher: typeof fetch; readonly session: BrowserSession; readonly keep: (file: Blob) => void }

/** Has the browser save a file that only whoever is signed in may have; answers its headers, nothing where it was refused or there was no answer. */
export const saveFile = async (
  path: string,
  name: string,
  { fetcher, session, keep }: Browser = {
    fetcher: fetch,
    session: browserSession(),
    keep: (file) => offerFile(file, name),
  },
  showFactor?: ShowFactor,
): Promise<Headers | undefined> => {
  const ask = () =>
    fetcher(path, {
      headers: { authorization: `Bearer ${session.token() ?? ''}` },
      signal: AbortSignal.timeout(timeoutMs),
    })
  try {
    if (session.token() === undefined) await session.renew()
    const refused = session.token()
    let response = await ask()
    if (response.status === 401 && (await session.renew(refused)) === 'renewed') response = await ask()
    if (response.status === 403 && showFactor && (await isFactorNeeded(response)) && (await showFactor()))
      response = await ask()
    if (!response.ok) return undefined
    keep(await response.blob())
    return response.headers
  } catch {
    return undefined
  }
}

const isFactorNeeded = async (response: Response): Promise<boolean> =>
  ((await response.json()) as { result?: unknown }).result === 'SECOND_FACTOR_NEEDED'

/** Has the browser save what the page made itself. */
export const offerFile = (file: Blob, name: string): void => {
  const href = URL.createObjectURL(file)
  Object.assign(document.createElement('a'), { href, download: name }).click()
  setTimeout(() => URL.revokeObjectURL(href), timeoutMs)
}
