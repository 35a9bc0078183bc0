import { refuse } from '#core/result.ts'
import type { Refusal } from '#core/result.ts'
import { isOfOwnWords } from '../../rules/own-words.ts'
import type { AccountDeps, Context } from '../deps.ts'

export type PasswordDeps = AccountDeps & {
  /** Whether a password is among those that leaked most often. */
  readonly isCommonPassword: (password: string) => Promise<boolean>
}

/** Whom a password is to be for, as far as that is known. */
type Owner = {
  readonly email?: string | null | undefined
  readonly phone?: string | null | undefined
  readonly firstname?: string | null | undefined
  readonly lastname?: string | null | undefined
}

/** Whether a new password is among those that are guessed first: a common one, or made of words of the shop or of its owner. */
export const isWeakPassword = async (
  deps: PasswordDeps,
  password: string,
  { email, phone, firstname, lastname }: Owner,
  { db, store }: Context,
): Promise<boolean> => {
  const { site_name: site, view_name: view } = await deps.settingsOf(db, store.storeCode)
  const { hostname } = new URL(deps.publicUrl)
  const texts = [site, view, hostname, email, phone, firstname, lastname].map((text) => text ?? '')
  return isOfOwnWords(password, texts) || deps.isCommonPassword(password)
}

/** What is answered to one, at its field. */
export const refuseWeakPassword = (field: string): Refusal<'WEAK_PASSWORD'> =>
  refuse('WEAK_PASSWORD', { fields: { [field]: 'WEAK_PASSWORD' } })
