import { ViewTransition } from 'react'
import type { ReactNode } from 'react'

/**
 * The picture of the pressed card grows into the first one of its product's gallery: both stand in a SharedPicture, and only
 * the pressed card's is active (a name may stand once on a page).
 */
export const SharedPicture = ({ isActive = true, children }: { isActive?: boolean; children: ReactNode }) => (
  <ViewTransition name={isActive ? 'product-picture' : 'auto'} share="auto" default="none">
    {children}
  </ViewTransition>
)
