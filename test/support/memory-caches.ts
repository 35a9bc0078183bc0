/** The browser's CacheStorage for tests outside of one; it tells what was put into it. */
export const createMemoryCaches = () => {
  const kept = new Map<string, Map<string, Response>>()
  const puts: string[] = []
  const addressOf = (asked: string | { url: string }): string =>
    new URL(typeof asked === 'string' ? asked : asked.url, 'https://shop.example').href
  const open = (name: string) => {
    const responses = kept.get(name) ?? new Map<string, Response>()
    kept.set(name, responses)
    return {
      match: async (asked: string | Request) => responses.get(addressOf(asked))?.clone(),
      put: async (asked: string | Request, response: Response) => {
        puts.push(addressOf(asked))
        responses.set(addressOf(asked), response)
      },
      delete: async (asked: string | Request) => responses.delete(addressOf(asked)),
      keys: async () => [...responses.keys()].map((url) => new Request(url)),
    }
  }
  return {
    puts,
    caches: {
      open: async (name: string) => open(name),
      match: async (asked: string | Request) => {
        for (const name of kept.keys()) {
          const found = await open(name).match(asked)
          if (found) return found
        }
        return undefined
      },
      keys: async () => [...kept.keys()],
      delete: async (name: string) => kept.delete(name),
    },
  }
}

/** A plain answer of the shop, as a browser marks one of the same origin. */
export const shopAnswer = (body: string, headers: Readonly<Record<string, string>> = {}, status = 200): Response => {
  const response = new Response(body, { status, headers })
  Object.defineProperty(response, 'type', { value: 'basic' })
  const clone = response.clone.bind(response)
  response.clone = () => Object.defineProperty(clone(), 'type', { value: 'basic' })
  return response
}
