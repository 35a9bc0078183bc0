import { useState } from 'react'
import type { ReactNode } from 'react'
import { Enlarged } from './enlarged.tsx'

/** Photos that open large: what a press on one calls with its path, and the dialog while it is open. */
export const useEnlarged = (name: string, paths: readonly string[]): readonly [(path: string) => void, ReactNode] => {
  const [first, setFirst] = useState<string>()
  const close = () => setFirst(undefined)
  const media = paths.map((image) => ({ type: 'image' as const, image, label: '' }))
  return [setFirst, first === undefined ? null : <Enlarged name={name} media={media} first={first} onClose={close} />]
}
