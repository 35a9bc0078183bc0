import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '#test/support/render-page.tsx'
import { NoticeArea } from './notice-area.tsx'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('notices', () => {
  const show = () => {
    vi.useFakeTimers()
    const { notices } = renderPage(<NoticeArea />)
    return notices
  }

  it('[SHELL-27] a success leaves after 2 s, an error waits for the reader', () => {
    const notices = show()
    act(() => {
      notices.add({ kind: 'success', text: 'Added' })
      notices.add({ kind: 'error', text: 'Not sent' })
    })
    act(() => void vi.advanceTimersByTime(2000))
    expect(screen.queryByText('Added')).toBeNull()
    act(() => void vi.advanceTimersByTime(60_000))
    const alert = screen.getByText('Not sent').closest('[role=alert]') as HTMLElement
    fireEvent.click(within(alert).getByText('OK'))
    expect(screen.queryByText('Not sent')).toBeNull()
  })

  it('[SHELL-27] none leaves under the pointer', () => {
    const notices = show()
    act(() => notices.add({ kind: 'success', text: 'Added' }))
    const bar = screen.getByText('Added').parentElement as HTMLElement
    fireEvent.pointerEnter(bar)
    act(() => void vi.advanceTimersByTime(10_000))
    expect(screen.getByText('Added')).toBeTruthy()
    fireEvent.pointerLeave(bar)
    act(() => void vi.advanceTimersByTime(2000))
    expect(screen.queryByText('Added')).toBeNull()
  })

  it('[SHELL-27] says a thing once while it is the last in sight, and does what its action says', () => {
    const notices = show()
    const undo = vi.fn<() => void>()
    act(() => {
      notices.add({ kind: 'warning', text: 'Only 2 left', action: { label: 'Undo', run: undo } })
      notices.add({ kind: 'warning', text: 'Only 2 left' })
    })
    expect(screen.getAllByText('Only 2 left')).toHaveLength(1)
    fireEvent.click(screen.getByText('Undo'))
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText('Only 2 left')).toBeNull()
  })

  it('[SHELL-583] what waits is put away without doing what it offers', () => {
    const notices = show()
    const undo = vi.fn<() => void>()
    const merged = { kind: 'info', text: 'Two pieces came along', action: { label: 'Undo', run: undo } } as const
    act(() => notices.add({ ...merged, lifeMs: null }))
    fireEvent.click(screen.getByText('OK'))
    expect(screen.queryByText('Two pieces came along')).toBeNull()
    expect(undo).not.toHaveBeenCalled()
    act(() => notices.add(merged))
    expect(screen.queryByText('OK')).toBeNull()
  })

  it('[SHELL-104] has two actions at most, each ends it', () => {
    const notices = show()
    const run = vi.fn<(which: string) => void>()
    const action = (label: string) => ({ label, run: () => run(label) })
    const add = () =>
      act(() => notices.add({ kind: 'error', text: 'Gone', action: action('Again'), action2: action('Forget') }))
    for (const label of ['Again', 'Forget']) {
      add()
      fireEvent.click(screen.getByText(label))
      expect(screen.queryByText('Gone')).toBeNull()
    }
    expect(run.mock.calls).toEqual([['Again'], ['Forget']])
  })
})
