import type { KeyboardEvent } from 'react'

/** Enter in a field that stands within a form and is none of it: something of its own, or nothing. */
export const onEnter =
  (act?: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    act?.()
  }
