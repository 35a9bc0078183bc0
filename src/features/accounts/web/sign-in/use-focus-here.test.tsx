import { cleanup, render, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { useFocusHere } from './use-focus-here.ts'

afterEach(cleanup)

const Step = () => <input aria-label="Code" ref={useFocusHere()} />
/** As early as anybody can. */
const Pressed = () => {
  useLayoutEffect(() => screen.getByRole('checkbox').focus(), [])
  return null
}

test('[SHELL-782] a step of a dialog has the focus in its first field, and what is pressed in it since keeps it', () => {
  render(
    <dialog open>
      <Step />
    </dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  cleanup()
  render(
    <dialog open>
      <Step />
      <input type="checkbox" />
      <Pressed />
    </dialog>,
  )
  expect(document.activeElement).toBe(screen.getByRole('checkbox'))
})
