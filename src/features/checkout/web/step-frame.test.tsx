import { cleanup, screen } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#test/support/render-page.tsx'
import { StepFrame } from './step-frame.tsx'

afterEach(cleanup)

/** As early as anybody can. */
const Pressed = () => {
  useLayoutEffect(() => screen.getByRole('textbox').focus(), [])
  return null
}
const step = (
  <StepFrame number={1} title="Contact and address" state="open" takesFocus onEdit={() => undefined}>
    <input aria-label="Email" />
  </StepFrame>
)

test('[SHELL-782] a step that opens has the focus on its heading, and what is pressed in it since keeps it', () => {
  renderPage(step)
  expect(document.activeElement).toBe(screen.getByRole('heading'))
  cleanup()
  renderPage(
    <>
      {step}
      <Pressed />
    </>,
  )
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
