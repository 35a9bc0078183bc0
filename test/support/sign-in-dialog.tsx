import { act, fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { showPages } from './show-pages.tsx'
import { fakeAccount, fakeShop } from '#features/accounts/web/account-fake.ts'
import { SignInDialog } from '#features/accounts/web/sign-in/sign-in-dialog.tsx'

/** The dialog over a page, with a shop that answers what a test names. */
export const show = (answers: Parameters<typeof fakeShop>[0]) => {
  const shop = fakeShop(answers)
  const { account, session, events } = fakeAccount(shop.call)
  const onClose = vi.fn<() => void>()
  const page = <SignInDialog account={account} cartIdNow={() => 'c-1'} onClose={onClose} />
  const { notices } = showPages([{ path: '/', element: page }], '/', shop.call)
  return { shop, session, events, onClose, notices }
}

/** Types into a field by its label. */
export const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
/** Presses a button by its name. */
export const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
