import type { MouseEvent } from 'react'

/** Takes the shopper to the first field that is wrong, once it is drawn as such. */
export const focusFirstProblem = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus({ preventScroll: true })
    field?.closest('div')?.scrollIntoView({ block: 'center' })
  })
}

/**
 * For the button that ends a form: a press must not take the focus from the field before, whose complaint would push the
 * button away from under the pointer.
 */
export const pressWithoutBlur = (event: MouseEvent): void => event.preventDefault()
