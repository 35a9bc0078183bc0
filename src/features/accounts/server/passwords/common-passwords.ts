import { minPasswordLength } from '../../rules/limits.ts'

/**
 * Tells whether a password is among those that were found most often where passwords leaked, in whichever case. The list is read
 * with the first question.
 */
export const createCommonPasswords = (): ((password: string) => Promise<boolean>) => {
  let list: Promise<ReadonlySet<string>> | undefined
  return async (password) => {
    list ??= readList()
    return (await list).has(plain(password))
  }
}

const plain = (password: string): string => password.normalize('NFKC').trim().toLowerCase()

const readList = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // shorter ones are none
  return new Set(dictionary['passwords-common'].map(plain).filter(({ length }) => length >= minPasswordLength))
}
