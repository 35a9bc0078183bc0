import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** A panel stays behind when a link in it leads to another page. */
export const useClosedByNavigation = (onClose: () => void): void => {
  const { key } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    if (key !== first.current) onClose()
  }, [key, onClose])
}
