import { useRef, useState } from 'react'
import type { PointerEvent } from 'react'

/** Pixels a finger has to go sideways, and more so than up or down. */
const farEnough = 30

/**
 * A finger that goes sideways over a card turns it to its second picture, and back. Pointers of mice do that by resting there;
 * the colours and the product's page show the same pictures without a swipe. Belongs to the picture it was done on.
 */
export const useCardSwipe = (image: string) => {
  const [turned, setTurned] = useState<string>()
  const start = useRef<{ x: number; y: number }>(undefined)
  const handlers = {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'touch' ? { x: clientX, y: clientY } : undefined
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current
      start.current = undefined
      if (!from) return
      const [aside, along] = [Math.abs(clientX - from.x), Math.abs(clientY - from.y)]
      if (aside >= farEnough && aside > along) setTurned(turned === image ? undefined : image)
    },
  }
  return [turned === image, handlers] as const
}
