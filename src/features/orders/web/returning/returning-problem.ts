/** The text of what a request to give back was refused with. */
export const problemText = (code: string): string => {
  if (code === 'RETURN_OVER') return 'returning.over'
  if (code === 'TOO_MANY_REQUESTS') return 'account.tooMany'
  return code === 'INCORRECT_EMAIL' ? 'account.incorrectEmail' : 'account.REQUEST_FAILED'
}
