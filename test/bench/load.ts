import autocannon from 'autocannon'

export type Load = { readonly perSecond: number; readonly p50: number; readonly p99: number; readonly errors: number }

/** Requests with ten connections for `seconds`, after a short warm-up. p50 and p99 in milliseconds. */
export const load = async (url: string, seconds = 4, options: Partial<autocannon.Options> = {}): Promise<Load> => {
  await autocannon({ url, connections: 10, duration: 1, ...options })
  const result = await autocannon({ url, connections: 10, duration: seconds, ...options })
  return {
    perSecond: result.requests.average,
    p50: result.latency.p50,
    p99: result.latency.p99,
    errors: result.errors + result.non2xx,
  }
}
