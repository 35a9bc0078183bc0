import { useState } from 'react'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import type { AccountsContract, WireUser } from '../../contract.ts'
import type { Account } from '../session/account.ts'
import { hasName } from '../session/account-state.ts'
import { useSignInSteps } from './sign-in-steps.ts'

export type FlowDeps = {
  readonly account: Pick<Account, 'enter' | 'enterByPassword' | 'update' | 'registered'>
  readonly user: WireUser | null | undefined
  readonly contact: string
  /** The guest's cart, which goes along. */
  readonly cartIdNow: () => string | undefined
  /** Signed in, with everything that was asked for. */
  readonly onDone: () => void
}

export type SignInWay = ReturnType<typeof useSignInWay>

/** What the ways in have in common, by a code, a passkey or a password: who it is, what goes along, and what comes next. */
export const useSignInWay = (deps: FlowDeps) => {
  const { account, cartIdNow, onDone } = deps
  const t = useText()
  const call = useCall<AccountsContract>()
  const steps = useSignInSteps(deps.user, onDone)
  const [contact, setContact] = useState(deps.contact)
  const [remember, setRemember] = useState(true)
  return {
    ...steps,
    t,
    call,
    account,
    onDone,
    contact,
    setContact: (next: string) => {
      setContact(next)
      steps.setError(undefined)
    },
    remember,
    setRemember,
    /** What goes along with whoever signs in. */
    along: () => {
      const cartId = cartIdNow()
      return cartId === undefined ? { remember } : { remember, cartId }
    },
    /** What is still to be asked of whoever is signed in by now. */
    goOn: (entered: WireUser) => {
      if (entered.second_factor) return steps.go('second-factor')
      return hasName(entered) ? onDone() : steps.go('enter-name')
    },
  }
}
