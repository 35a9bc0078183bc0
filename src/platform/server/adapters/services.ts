/** How a service is reached. */
export type ServiceOptions = {
  /** For tests: where it answers. */
  readonly baseUrl?: string
  readonly timeoutMs?: number
  readonly log?: { readonly warn: (about: object, words: string) => void }
}
type Headers = Readonly<Record<string, string>>
type Call = RequestInit & { readonly timeoutMs: number }
type Told = { readonly headers?: Headers; readonly timeoutMs: number }
type Question = Pick<ServiceOptions, 'log'> & {
  /** The service's name, for the log. */
  readonly service: string
  readonly headers: Headers
  /** Posted where it is there; what has no value is left out. */
  readonly form?: Readonly<Record<string, string | number | undefined>>
  readonly timeoutMs: number
}

/** Calls a service of the outside: given up in time, and never redirected, since what it is told is for nobody else. */
export const callService = (place: URL | string, { timeoutMs, ...call }: Call): Promise<Response> =>
  fetch(place, { ...call, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })

/**
 * Tells a service something as JSON; undefined when it was taken, and the status of an answer that would be the same however often one asked.
 * Throws where the service is away or wants to be asked later, so that the job behind it is run again; `what` names it without a word of it.
 */
export const tellService = async (
  place: URL | string,
  what: string,
  told: object,
  { headers, timeoutMs }: Told,
): Promise<number | undefined> => {
  const answer = await callService(place, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(told),
    timeoutMs,
  }).catch((error: unknown) => {
    throw new Error(`${what} was not taken: no answer`, { cause: (error as Error).name })
  })
  await answer.body?.cancel()
  if (answer.ok) return undefined
  if (!isFinal(answer.status)) throw new Error(`${what} was not taken: ${answer.status}`)
  return answer.status
}

/** What a service says for good. */
const isFinal = (status: number): boolean =>
  status >= 400 && status < 500 && ![401, 403, 408, 425, 429].includes(status)

/** Asks a service, with a form or without; its JSON as it came, or undefined where it refused or was not there, and the log says which. */
export const askService = async <Answer>(
  place: string,
  { service, form, headers, timeoutMs, log }: Question,
): Promise<Answer | undefined> => {
  try {
    const response = await callService(place, { ...(form && toPost(form)), headers, timeoutMs })
    if (response.ok) return (await response.json()) as Answer
    await response.body?.cancel()
    log?.warn({ status: response.status }, `${service} refused`)
  } catch (error) {
    // no network, no time, no JSON: whatever it is, the answer is not there. Its words may quote the request: only its kind is logged
    log?.warn(kindOf(error), `${service} gave no answer`)
  }
  return undefined
}

const toPost = (form: NonNullable<Question['form']>) => {
  const filled = Object.entries(form).filter(([, value]) => value !== undefined && value !== '')
  return { method: 'POST', body: new URLSearchParams(filled.map(([name, value]) => [name, String(value)])) }
}

const kindOf = (error: unknown): { readonly kind: string; readonly cause: unknown } => {
  const { name, cause } = error instanceof Error ? error : new Error()
  return { kind: name, cause: (cause as { code?: unknown } | undefined)?.code }
}
