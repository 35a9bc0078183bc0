import { createContext, useContext, useState } from 'react'
import type { Refusal, Result } from '#core/result.ts'
import type { Translate } from '#core/text.ts'
import { minPasswordLength } from '#features/accounts/rules/limits.ts'
import { useUser } from '#features/accounts/web/index.ts'
import { useNotices } from '#platform/web/page/notices.ts'
import { useText } from '#platform/web/texts.tsx'
import type { CheckoutFields } from '../form/checkout-form.ts'

export type NewAccount = {
  readonly email: string
  readonly phone: string
  readonly firstName: string
  readonly lastName: string
  readonly password: string
}

/** Opens an account and signs in with it. */
export type CreateAccount = (account: NewAccount) => Promise<Result<unknown>>

const CreateAccountContext = createContext<CreateAccount | undefined>(undefined)

/**
 * How a guest gets an account with an order; without it, and for people who are signed in, none is offered. The same from the first moment
 * on: React throws away what sleeps below a context that changes.
 */
export const CreateAccountProvider = CreateAccountContext

/**
 * The wish for an account. The password is in memory alone, is sent after the order and with nothing else, and is wiped
 * then, whatever came of it.
 */
export const useAccountWish = (fields: CheckoutFields) => {
  const t = useText()
  const notices = useNotices()
  const way = useContext(CreateAccountContext)
  const create = useUser() ? undefined : way
  const [password, setPassword] = useState<string>()
  const isShort = password !== undefined && password.length < minPasswordLength
  return {
    isOffered: create !== undefined,
    /** Undefined while no account is wanted. */
    password,
    isShort,
    setPassword,
    /** An order that waits makes no account: a password is kept nowhere. */
    putOff: () => {
      if (password !== undefined) notices.add({ kind: 'warning', text: t('checkout.accountLater') })
      setPassword(undefined)
    },
    fulfil: async (): Promise<void> => {
      setPassword(undefined)
      if (!create || password === undefined) return
      const { email, phone, firstName, lastName } = fields
      const answer = await create({ email: email.trim(), phone: phone.trim(), firstName, lastName, password })
      notices.add(
        answer.ok
          ? { kind: 'success', text: t('checkout.accountReady') }
          : { kind: 'error', text: t('checkout.accountFailed', { reason: reasonOf(t, answer) }) },
      )
    },
  }
}

/** In the words of the shop, where it was reached. */
const reasonOf = (t: Translate, { code, meta }: Refusal): string =>
  typeof meta.message === 'string' ? meta.message : t(`refusal.${code}`)

export type AccountWish = ReturnType<typeof useAccountWish>
