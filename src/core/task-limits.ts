/** Milliseconds that a tab has for one sending; then another may take the task over. */
export const leaseMs = 30_000

/** Milliseconds within which a sending is given up: well before its lease is. */
export const sendTimeoutMs = 20_000

/** Milliseconds between two looks at a token that is being renewed. Source: shopping.md 4. */
export const lockedRetryMs = 1000

/** After as many bad answers a task is set aside for the shopper to see. */
export const mostBadAnswers = 8

/** Tasks a queue holds at most, and failed ones it keeps. */
export const mostTasks = 1000

const shortest = 1000
/** The longest wait between two tries. */
export const longestWaitMs = 5 * 60_000

/** Milliseconds until the next try: doubled with each, half of it by chance (`random` from 0 to 1), so that many do not come at once. */
export const backoffMs = (tries: number, random: number): number =>
  Math.round(Math.min(longestWaitMs, shortest * 2 ** Math.max(0, Math.min(tries, 30) - 1)) * (0.5 + random / 2))
