/**
 * A request's address as routes and pages read it: a path that begins with one slash. What stands before it (a host) is left away, and
 * a path that nobody can decode, or that holds a NUL character, is taken letter by letter, so that it is an unknown address like others.
 */
export const readAddress = (url: string): string => {
  if (isPlain.test(url)) return url
  const [path = '', ...query] = url.replace(/^https?:\/\/[^/?]*/i, '').split('?')
  const fromRoot = path.replace(/^[/\\]+|^$/, '/')
  return [isReadable(fromRoot) ? fromRoot : fromRoot.replaceAll('%', '%25'), ...query].join('?')
}

/** Nearly all of them: nothing stands before the path, and nothing in it is to be decoded. */
const isPlain = /^\/(?![/\\])[^%?]*(\?|$)/

const isReadable = (path: string): boolean => {
  try {
    return !decodeURIComponent(path).includes('\0')
  } catch (error) {
    if (error instanceof URIError) return false
    throw error
  }
}
