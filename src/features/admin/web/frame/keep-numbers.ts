/** A wheel over a field of a number scrolls the screen: a browser would count the number that was just typed up or down, and not scroll. */
export const keepNumbers = (screen: HTMLElement): (() => void) => {
  const leave = ({ target }: WheelEvent): void => {
    if (target instanceof HTMLInputElement && target.type === 'number' && target === document.activeElement)
      target.blur()
  }
  screen.addEventListener('wheel', leave, { passive: true })
  return () => screen.removeEventListener('wheel', leave)
}
