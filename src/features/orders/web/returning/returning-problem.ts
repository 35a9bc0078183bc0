/** The text of what a request to give back was refused with. */
export const problemText = (code: string): string => {
  if (code === 'RETURN_OVER') return 'returning.over'
  return code === 'TOO_MANY_REQUESTS' ? 'account.tooMany' : 'account.REQUEST_FAILED'
}
