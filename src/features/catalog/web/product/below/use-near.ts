import { useEffect } from 'react'
import type { RefObject } from 'react'

/** Calls back once when the element comes near the window; `isGone` tells whether the page has gone on meanwhile. */
export const useNear = (element: RefObject<HTMLElement | null>, onNear: (isGone: () => boolean) => void): void => {
  useEffect(() => {
    if (!element.current) return undefined
    let isGone = false
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        onNear(() => isGone)
      },
      { rootMargin: '600px' },
    )
    observer.observe(element.current)
    return () => {
      isGone = true
      observer.disconnect()
    }
  }, [element, onNear])
}
