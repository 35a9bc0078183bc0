/** Takes the shopper to the first field that is wrong, once it is drawn as such. */
export const focusFirstProblem = (form: HTMLElement | null): void => {
  requestAnimationFrame(() => {
    const field = form?.querySelector<HTMLElement>('[aria-invalid=true]')
    field?.focus({ preventScroll: true })
    field?.closest('div')?.scrollIntoView({ block: 'center' })
  })
}
