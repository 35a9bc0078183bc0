import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { useLayoutEffect, useState } from 'react'
import { Link, Outlet, useLocation } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { renderPage } from '#test/support/render-page.tsx'
import { RouteFocus } from './route-focus.tsx'

afterEach(cleanup)

describe('a change of page', () => {
  it('[SHELL-29] takes the focus to the heading', async () => {
    const page = (name: string) => (
      <>
        <main id="main">
          <h1>{name}</h1>
          <Link to="/cart">go</Link>
          <Outlet />
        </main>
        <RouteFocus />
      </>
    )
    const { router } = renderPage(page('first'), { elsewhere: page('second') })
    expect(document.activeElement).toBe(document.body)
    await act(() => router.navigate('/cart'))
    // the frame stays while pages change; here each brings its own, so the focus is asked for by the one that stayed
    await act(() => router.navigate('/checkout'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('second'))
  })

  it('[SHELL-29] a heading that comes with the data takes the focus over, unless it has left', async () => {
    const Late = () => {
      const [name, setName] = useState('asked')
      return (
        <>
          <main id="main">
            <h1 key={name}>{name}</h1>
            <button onClick={() => setName(`${name}, answered`)}>Answer</button>
          </main>
          <RouteFocus />
        </>
      )
    }
    const { router } = renderPage(<main />, { elsewhere: <Late /> })
    await act(() => router.navigate('/cart'))
    await act(() => router.navigate('/checkout'))
    await waitFor(() => expect(document.activeElement?.textContent).toBe('asked'))
    const button = screen.getByRole('button', { name: 'Answer' })
    fireEvent.click(button)
    await waitFor(() => expect(document.activeElement?.textContent).toBe('asked, answered'))
    button.focus()
    fireEvent.click(button)
    expect(await screen.findByRole('heading', { name: 'asked, answered, answered' })).toBeTruthy()
    expect(document.activeElement).toBe(button)
  })

  it('[SHELL-782] what is pressed on a page that was just drawn keeps the focus', async () => {
    /** As early as anybody can. */
    const Pressed = () => {
      const { pathname } = useLocation()
      useLayoutEffect(() => screen.queryByRole('textbox', { name: pathname })?.focus(), [pathname])
      return null
    }
    const page = (
      <>
        <main id="main">
          <h1>Customers</h1>
          <input aria-label="/checkout" />
        </main>
        <RouteFocus />
        <Pressed />
      </>
    )
    const { router } = renderPage(<main />, { elsewhere: page })
    await act(() => router.navigate('/cart'))
    await act(() => router.navigate('/checkout'))
    expect(document.activeElement).toBe(screen.getByRole('textbox'))
  })
})
