import { data, redirect } from 'react-router'
import type { Call } from '#core/endpoint.ts'
import type { catalogContract } from '../contract.ts'

/**
 * What an address without a page answers: 301 to the one that took its place, 410 where something was removed, 404 else,
 * 503 where the shop could not be asked. Thrown by loaders.
 */
export const missingPage = async (
  call: Call<typeof catalogContract>,
  request: Request,
): Promise<Response | ReturnType<typeof data>> => {
  const url = new URL(request.url)
  const answer = await call('POST /api/url/map', { body: { url: url.pathname } })
  if (answer.ok && answer.value.redirect_to !== undefined)
    return redirect(`/${answer.value.redirect_to.replace(/^\//, '')}${url.search}`, 301)
  if (answer.ok) return data(null, { status: 404 })
  return data(
    { code: answer.code, message: answer.meta.message },
    { status: statusOf(answer.code, answer.meta.gone === true) },
  )
}

/** The status of a page whose address was refused with this code. */
export const statusOf = (code: string, isGone: boolean): number => {
  if (code !== 'NOT_FOUND' && code !== 'INVALID_INPUT') return 503
  return isGone ? 410 : 404
}
