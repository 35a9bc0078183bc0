import { useEffect, useRef } from 'react'
import type { RefObject } from 'react'

/**
 * Tells the style sheet how tall the column beside the gallery is: one that is taller than the window may stick only when its
 * end is in sight, or nobody could reach it.
 */
export const useColumnHeight = (): RefObject<HTMLDivElement | null> => {
  const column = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = column.current
    if (!element || typeof ResizeObserver !== 'function') return undefined
    const observer = new ResizeObserver(() => element.style.setProperty('--height', `${element.offsetHeight}px`))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return column
}
