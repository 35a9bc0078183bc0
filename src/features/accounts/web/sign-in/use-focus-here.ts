import { useEffect, useRef } from 'react'

/** The field that a step of a dialog starts with: `showModal` looks for the attribute, a dialog that is open already does not. */
export const useFocusHere = () => {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    ref.current?.setAttribute('autofocus', '')
    if (ref.current?.closest('dialog')?.open) ref.current.focus()
  }, [])
  return ref
}
