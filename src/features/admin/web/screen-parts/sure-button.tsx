import type { ComponentProps } from 'react'
import { useText } from '#platform/web/texts.tsx'
import { Button } from '#ui/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'variant'> & {
  isSure: boolean
  /** Takes the first press back, by a button beside it. */
  onKeep?: () => void
}

/** Pressed twice for what cannot be taken back; a double click is one press. */
export const SureButton = ({ isSure, onKeep, onClick, ...rest }: Props) => {
  const t = useText()
  return (
    <>
      <Button
        {...rest}
        variant={isSure ? 'solid' : 'ghost'}
        onClick={(event) => (event.detail > 1 ? event.preventDefault() : onClick?.(event))}
      />
      {isSure && onKeep ? (
        <Button variant="ghost" onClick={onKeep}>
          {t('office.keep')}
        </Button>
      ) : null}
    </>
  )
}
