import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { ok } from '#core/result.ts'
import { compared } from '#features/wishlist/web/compared.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { renderPage, shellData } from '#test/support/render-page.tsx'
import { MenuUser, MenuUserLinks } from './menu-user.tsx'
import { Strip } from '../header/strip.tsx'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
})

const orders = (stages: number[]) =>
  stages.map((stage, at) => ({ id: `o-${at}`, number: `V${at}`, stage, paid: false, canceled: false, products: [] }))
// so many are over that the latest of all are none of those on their way
const call: AnyCall = async (_, { query = {} }) => {
  const items = query['only'] === 'active' ? orders([1, 2, 0, 3]) : orders([5, 5, 5, 5])
  return ok({ items: items.slice(0, Number(query['pageSize'] ?? 20)), total: 12, active: 4 })
}

const menu = () =>
  renderPage(
    <>
      <MenuUser />
      <ul>
        <MenuUserLinks />
      </ul>
    </>,
    { call },
  )

describe('the menu', () => {
  test('[ACCOUNT-140] a guest gets the way in with what it brings', async () => {
    showUser(null)
    const { panels } = menu()
    expect(await screen.findByText('See your orders, bonuses and privileges')).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }))
    expect(panels.opened()).toBe('sign-in')
    expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull()
  })

  test('[ACCOUNT-140] whoever is signed in: bonuses, profile, up to three active orders of all, and the way out', async () => {
    showUser(ada)
    localStorage.setItem('vitrine.viewed.en', '["A","B"]')
    menu()
    expect(await screen.findByText('All orders, 12')).toBeTruthy()
    expect(screen.getByText('$12.50 in bonuses')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Edit the profile' }).getAttribute('href')).toBe('/my-account/edit')
    expect(screen.getAllByText(/^V\d$/).map(({ textContent }) => textContent)).toEqual(['V0', 'V1', 'V2'])
    expect(screen.getByText('Pay a part of an order with them at checkout.')).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Recently viewed 2/ })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy()
  })

  test('[COMPARE-1] what is compared is one step away, once there is any', () => {
    showUser(null)
    menu()
    expect(screen.queryByRole('link', { name: /^Compare/ })).toBeNull()
    act(() => compared.set([{ sku: 'A', name: 'Piece A', image: '', url_path: 'p/A/x', qty: 1 }]))
    expect(screen.getByRole('link', { name: 'Compare 1' }).getAttribute('href')).toBe('/compare')
    act(() => compared.forget())
  })

  test('[ACCOUNT-140] a blogger reads nothing of privileges; whoever acts for another has a way back', async () => {
    showUser({ ...ada, roles: ['blogger'], actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } })
    menu()
    expect(await screen.findByText(/Mina acts here/)).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Return' })).toBeTruthy()
    expect(screen.queryByText('Pay a part of an order with them at checkout.')).toBeNull()
  })

  test('[ACCOUNT-140] the orders of a customer go with them when whoever acted comes back', async () => {
    let total = 12
    showUser({ ...ada, actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } })
    renderPage(<MenuUser />, { call: async () => ok({ items: orders([1]), total, active: 1 }) })
    expect(await screen.findByText('All orders, 12')).toBeTruthy()
    total = 3
    act(() => showUser({ ...ada, id: 4, firstname: 'Mina' }))
    expect(await screen.findByText('All orders, 3')).toBeTruthy()
  })

  test('[ACCOUNT-194] admins and bloggers are shown as what they are to the site, and the admin who acts is marked', async () => {
    const actor = { id: 4, name: 'Mina', contact: 'm@mail.example' }
    const marks = async (user: typeof ada) => {
      showUser(user)
      menu()
      await screen.findByRole('link', { name: 'Edit the profile' })
      const found = ['Site admin', 'Site owner'].filter((mark) => screen.queryByText(mark))
      cleanup()
      return found
    }
    expect(await marks({ ...ada, roles: ['admin'] })).toEqual(['Site admin'])
    expect(await marks({ ...ada, roles: ['blogger'] })).toEqual(['Site owner'])
    expect(await marks({ ...ada, roles: ['manager'] })).toEqual([])
    expect(await marks({ ...ada, actor: { ...actor, is_admin: true } })).toEqual(['Site admin'])
    expect(await marks({ ...ada, actor: { ...actor, is_admin: false } })).toEqual([])
  })
})

describe('the line above the header', () => {
  const shell = shellData()
  const settings = { ...shell.settings, show_bonuses_banner: true, bonuses_banner_code: '', award_bonuses_amount: 10 }
  const show = () => renderPage(<Strip />, { shell: { ...shell, settings } })

  test('[ACCOUNT-141] offers guests the bonuses and the way in', () => {
    showUser(null)
    const { panels } = show()
    expect(screen.getByText('$10 in bonuses for your first order')).toBeTruthy()
    fireEvent.click(screen.getByRole('link', { name: 'New here? Sign up' }))
    expect(panels.opened()).toBe('sign-in')
  })

  test('[ACCOUNT-195] tells on every page who acts in whose name, with the way back', () => {
    showUser({ ...ada, email: 'ada@mail.example', actor: { id: 4, name: 'Mina', contact: 'm@mail.example' } })
    show()
    expect(screen.getByRole('region', { name: `Mina acts here as ${ada.contact}.` })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Return' })).toBeTruthy()
  })

  test('[ACCOUNT-141] is nothing for bloggers', () => {
    showUser({ ...ada, roles: ['blogger'] })
    show()
    expect(screen.queryByText(/in bonuses for your first order/)).toBeNull()
  })
})
