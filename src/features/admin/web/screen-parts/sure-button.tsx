import { useEffect } from 'react'
import type { ComponentProps } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'variant'> & {
  isSure: boolean
  /** Takes the first press back, by a button beside it. */
  onKeep?: () => void
}

/** Enter that is held, on a button or in a field of its form, presses once. */
const ignoreHeld = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

/** Pressed twice for what cannot be taken back; a double click is one press, and so is a key that is held. */
export const SureButton = ({ isSure, onKeep, onClick, ...rest }: Props) => {
  const t = useText()
  useEffect(() => {
    if (!isSure) return undefined
    document.addEventListener('keydown', ignoreHeld)
    return () => document.removeEventListener('keydown', ignoreHeld)
  }, [isSure])
  return (
    <>
      <Button
        {...rest}
        variant={isSure ? 'solid' : 'ghost'}
        onClick={(event) => (event.detail > 1 ? event.preventDefault() : onClick?.(event))}
      />
      {isSure && onKeep ? (
        <Button variant="ghost" size={rest.size} onClick={onKeep}>
          {t('office.keep')}
        </Button>
      ) : null}
    </>
  )
}
