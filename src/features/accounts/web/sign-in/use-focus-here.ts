import { useLayoutEffect, useRef } from 'react'

/** The field that a step of a dialog starts with: `showModal` looks for the attribute, a dialog that is open already does not. */
export const useFocusHere = () => {
  const ref = useRef<HTMLInputElement>(null)
  // before anybody can press: an effect that comes late would take the focus out of what was pressed
  useLayoutEffect(() => {
    ref.current?.setAttribute('autofocus', '')
    if (ref.current?.closest('dialog')?.open) ref.current.focus()
  }, [])
  return ref
}
