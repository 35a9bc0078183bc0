/** For the `catch` of asking the network: the answer that browsers themselves have for none. */
export const noAnswer = (): Response => Response.error()

export const isAnswer = ({ type }: Response): boolean => type !== 'error'
