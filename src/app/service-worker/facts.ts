import type { Answered, Asked } from './choose-way.ts'

export const toAsked = ({ url, method, mode, headers }: Request): Asked => ({
  url,
  method,
  mode,
  hasAuthorization: headers.has('authorization'),
  hasRange: headers.has('range'),
})

export const toAnswered = ({ status, type, redirected, headers }: Response): Answered => ({
  status,
  type,
  contentType: headers.get('content-type') ?? '',
  isRedirected: redirected,
  cacheControl: headers.get('cache-control') ?? '',
  // a browser hides the header itself
  hasSetCookie: headers.has('set-cookie'),
})
