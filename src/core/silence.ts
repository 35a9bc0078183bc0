const silent = new Set([
  'OFFLINE',
  'TIMEOUT',
  'BAD_CONTENT_TYPE',
  'WRONG_SHAPE',
  'INTERNAL_ERROR',
  'NOT_READY',
  'TOO_MANY_REQUESTS',
  'DISK_FULL',
])

/** Whether an answer leaves open what became of a call, or says that nothing did for now: the same may be sent again. */
export const isSilence = (code: string): boolean => silent.has(code)
