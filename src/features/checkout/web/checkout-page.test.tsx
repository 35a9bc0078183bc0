import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { browserSession } from '#platform/web/session/session.ts'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { good, goOn, openShop, show, toPayment, type } from '#test/support/checkout.tsx'

beforeAll(standInForTheBrowser)
beforeEach(openShop)
afterEach(cleanup)

describe('the form', () => {
  test('[CHECKOUT-100] nine fields in sight, each with its name, autocomplete and keys, the country chosen beforehand', async () => {
    show()
    await screen.findByLabelText('Email')
    const labels = [...Object.keys(good), 'Country']
    expect(labels.map((label) => screen.getByLabelText(label).getAttribute('autocomplete'))).toEqual([
      'email',
      'tel',
      'shipping given-name',
      'shipping family-name',
      'shipping address-line1',
      'shipping postal-code',
      'shipping address-level2',
      'shipping address-level1',
      'shipping country',
    ])
    const typed = labels.filter((label) => !['Country', 'State'].includes(label))
    expect(typed.map((label) => screen.getByLabelText(label).getAttribute('inputmode'))).toEqual([
      'email',
      'tel',
      'text',
      'text',
      'text',
      'numeric',
      'text',
    ])
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('US')
    const { container } = { container: screen.getByLabelText('Email').closest('form') as HTMLElement }
    expect(container.querySelectorAll('input, select')).toHaveLength(9)
    fireEvent.click(screen.getByRole('button', { name: 'Add apartment or company' }))
    expect(screen.getByLabelText('Company')).toBeTruthy()
  })

  test('[CHECKOUT-426] in English the fields have the words that others look for', async () => {
    show()
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeTruthy()
    for (const name of ['Email', 'Phone', 'First name', 'Last name', 'Street', 'City', 'ZIP code'])
      expect(screen.getByRole('textbox', { name })).toBeTruthy()
    for (const name of ['State', 'Country']) expect(screen.getByRole('combobox', { name })).toBeTruthy()
  })

  test('[CHECKOUT-101] what is wrong is said when the field is left, and keeps what was typed', async () => {
    show()
    await screen.findByLabelText('ZIP code')
    type('ZIP code', '1001')
    expect(screen.queryByText('A ZIP code has 5 digits.')).toBeNull()
    fireEvent.blur(screen.getByLabelText('ZIP code'))
    expect(screen.getByText('A ZIP code has 5 digits.')).toBeTruthy()
    expect(screen.getByLabelText<HTMLInputElement>('ZIP code').value).toBe('1001')
    goOn()
    expect(screen.getAllByText('Please fill this in.').length).toBe(7)
    expect(screen.queryByRole('radio')).toBeNull()
  })

  test('[CHECKOUT-102] a country without states asks for none', async () => {
    show()
    await screen.findByLabelText('Country')
    type('Country', 'DE')
    expect(screen.queryByLabelText('State')).toBeNull()
  })

  test('[CHECKOUT-103] what was typed outlives the page', async () => {
    const first = show()
    await screen.findByLabelText('Email')
    type('Email', 'h@mail.example')
    first.unmount()
    show()
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('h@mail.example')
  })

  test('[CHECKOUT-303] what was typed while somebody was signed in is gone once they have signed out in another tab', async () => {
    browserSession().set('token')
    const first = show()
    await screen.findByLabelText('Email')
    type('Email', 'h@mail.example')
    first.unmount()
    const again = show()
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('h@mail.example')
    browserSession().set(undefined)
    // what the page still did before it heard of that
    type('City', 'Albany')
    again.unmount()
    show()
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('')
  })

  test('[CHECKOUT-303] so it is with what was offered again after the time for an order was over; a guest loses nothing by signing in', async () => {
    const look = async () => (await screen.findByLabelText<HTMLInputElement>('Email')).value
    const guest = show()
    await look()
    type('Email', 'h@mail.example')
    guest.unmount()
    browserSession().set('token')
    const first = show()
    expect(await look()).toBe('h@mail.example')
    type('City', 'Albany')
    first.unmount()
    onTestFinished(() => void vi.useRealTimers())
    vi.setSystemTime(Date.now() + 24 * 3_600_000)
    const late = show()
    expect(await look()).toBe('h@mail.example')
    late.unmount()
    browserSession().set(undefined)
    show()
    expect(await look()).toBe('')
  })

  test('[CHECKOUT-104] the cheapest delivery is chosen beforehand, radios carry the titles', async () => {
    show()
    await toPayment()
    expect(screen.getByText(/Standard delivery, /)).toBeTruthy()
  })

  test('[CHECKOUT-489] the step that came with the page has the focus, too, once it is gone back to', async () => {
    show()
    await screen.findByLabelText('Email')
    const contact = () => screen.getByRole('heading', { level: 2, name: /Contact/ })
    expect(document.activeElement).not.toBe(contact())
    await toPayment()
    fireEvent.click(screen.getAllByRole('button', { name: /^Edit/ })[0] as HTMLElement)
    await waitFor(() => expect(document.activeElement).toBe(contact()))
  })

  test('[CHECKOUT-302] radios are named by the titles, with what else is said of them as their description', async () => {
    show()
    await toPayment()
    expect(screen.getByRole('radio', { name: 'Card' }).hasAttribute('aria-describedby')).toBe(false)
    fireEvent.click(screen.getAllByRole('button', { name: /^Edit/ }).at(-1) as HTMLElement)
    const standard = await screen.findByRole('radio', { name: 'Standard delivery' })
    const words = (standard.getAttribute('aria-describedby') ?? '').split(' ')
    expect(words.map((id) => document.getElementById(id)?.textContent)).toEqual([expect.stringMatching(/\d/), '$4.00'])
  })

  test('[CHECKOUT-301] each way to pay has its mark beside its name', async () => {
    show()
    await toPayment()
    const markOf = (name: string) => {
      const label = screen.getByRole('radio', { name: new RegExp(`^${name}`) }).closest('label')
      return label?.querySelector('use')?.getAttribute('href')?.split('#')[1]
    }
    expect([markOf('Cash on delivery'), markOf('Card')]).toEqual(['cash', 'card'])
  })
})

test('[CHECKOUT-52] tabs have one order id as long as something is typed in one of them, however long ago it was opened', async () => {
  let minutes = 0
  const begin = Date.now()
  vi.spyOn(Date, 'now').mockImplementation(() => begin + minutes * 60_000)
  const kept = (storage: Storage, key: string) => JSON.parse(storage.getItem(key) ?? '{}') as object
  show()
  await screen.findByLabelText('City')
  await waitFor(() => expect(kept(localStorage, 'vitrine.checkout.en.order')).toHaveProperty('id'))
  const { id } = kept(localStorage, 'vitrine.checkout.en.order') as { id: string }
  minutes = 20
  type('City', 'Boston')
  minutes = 40
  cleanup()
  // another tab
  sessionStorage.clear()
  show()
  await screen.findByLabelText('City')
  await waitFor(() => expect(kept(sessionStorage, 'vitrine.checkout.en')).toHaveProperty('orderId', id))
  vi.restoreAllMocks()
})
