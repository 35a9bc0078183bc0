import { useState } from 'react'
import type { KeyboardEvent } from 'react'

export type OptionProps = { readonly id: string; readonly role: 'option'; readonly 'aria-selected': boolean }

type Active = { readonly id: string; readonly of: unknown }

/**
 * The keys of a combobox whose suggestions stand in the list `listId`: arrows go through its options, Enter takes the one
 * they stand on, Delete forgets it where it can be forgotten. The focus stays in the field. What the arrows stand on counts
 * only while the suggestions `of` that moment are there.
 */
export const useActiveOption = (listId: string, of: unknown, onForget: (name: string) => void) => {
  const [active, setActive] = useState<Active>()
  const activeId = active && active.of === of ? active.id : undefined
  const goTo = (option: Element | undefined) => {
    setActive(option ? { id: option.id, of } : undefined)
    option?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // while a sign is being composed the keys belong to its window
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const options = optionsIn(listId)
      if (options.length === 0) return
      event.preventDefault()
      const at = options.findIndex(({ id }) => id === activeId)
      // before the first and after the last one is the field itself
      const last = options.length - 1
      const isDown = event.key === 'ArrowDown'
      const next = at < 0 ? (isDown ? 0 : last) : at + (isDown ? 1 : -1)
      goTo(options[next])
    } else if (event.key === 'Enter' && activeId !== undefined) {
      const option = document.getElementById(activeId)
      if (!option) return
      event.preventDefault()
      option.click()
    } else if (event.key === 'Delete' && activeId !== undefined) {
      onForget(activeId.slice(listId.length + 1))
    }
  }
  const option = (name: string): OptionProps => {
    const id = `${listId}-${name}`
    return { id, role: 'option', 'aria-selected': id === activeId }
  }
  return { activeId, onKeyDown, option }
}

/** Those that the arrows reach; what stands beside one (forgetting it) is reached by the Tab key. */
const optionsIn = (listId: string): Element[] => [
  ...(document.getElementById(listId)?.querySelectorAll('[role=option]:not([data-beside])') ?? []),
]
