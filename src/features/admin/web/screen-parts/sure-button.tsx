import type { ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'

type Props = Omit<ComponentProps<typeof Button>, 'variant'> & { isSure: boolean }

/** Pressed twice for what cannot be taken back; a double click is one press. */
export const SureButton = ({ isSure, onClick, ...rest }: Props) => (
  <Button
    {...rest}
    variant={isSure ? 'solid' : 'ghost'}
    onClick={(event) => (event.detail > 1 ? event.preventDefault() : onClick?.(event))}
  />
)
