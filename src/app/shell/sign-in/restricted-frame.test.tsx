import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { ada } from '#features/accounts/web/account-fake.ts'
import { showUser } from '#features/accounts/web/session/account-state.ts'
import { renderPage } from '#test/support/render-page.tsx'
import { findArea, officeLinks } from '../../areas.ts'
import { RestrictedFrame } from './restricted-frame.tsx'

afterEach(() => {
  cleanup()
  act(() => showUser(undefined))
})

const show = () =>
  renderPage(
    <RestrictedFrame heading="area.sales" roles={['blogger']}>
      <p>figures</p>
    </RestrictedFrame>,
  )

test('[SHELL-113] a guest is asked to sign in, by the dialog too', async () => {
  showUser(null)
  const { panels } = show()
  expect(screen.getByRole('heading', { name: 'Sales', level: 1 })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Sign in to go on' })).toBeTruthy()
  await waitFor(() => expect(panels.opened()).toBe('sign-in'))
  expect(screen.queryByText('figures')).toBeNull()
})

test('[SHELL-113] who has another role is told so, who has the role sees it', () => {
  showUser({ ...ada, roles: ['manager'] })
  const { panels } = show()
  expect(screen.getByRole('heading', { name: 'No access' })).toBeTruthy()
  expect(screen.getByText('You may not do this.')).toBeTruthy()
  expect(panels.opened()).toBeUndefined()
  act(() => showUser({ ...ada, roles: ['blogger'] }))
  expect(screen.getByText('figures')).toBeTruthy()
})

test.each([
  ['/cabinet/products/archive', 'area.archive'],
  ['/cabinet/products/77', 'area.product'],
  ['/cabinet/products/77/story', 'area.story'],
  ['/cabinet/products/77/reel', undefined],
  ['/admin/design', 'area.design'],
])('[SHELL-113] %s is %s', (path, heading) => {
  expect(findArea(path)?.heading).toBe(heading)
})

test('[ADMIN-20] the office offers its readers the screens that they may open', () => {
  const pathsFor = (...roles: Parameters<typeof officeLinks>[0]) => officeLinks(roles).map(({ path }) => path)
  expect(pathsFor('manager')).toEqual(expect.arrayContaining(['/admin/dashboard', '/admin/orders', '/admin/reviews']))
  expect(pathsFor('manager')).not.toContain('/admin/design')
  expect(pathsFor('admin')).toEqual(expect.arrayContaining(['/admin/dashboard', '/admin/design']))
  expect(pathsFor('admin').filter((path) => /:|new$/.test(path))).toEqual([])
  expect(pathsFor('blogger')).toEqual([])
})
