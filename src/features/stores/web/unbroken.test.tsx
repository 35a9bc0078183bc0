import { cleanup, render, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { storeViews } from '#config/stores/index.ts'
import { StoreViewProvider } from './store-view-context.tsx'
import { Unbroken } from './unbroken.tsx'
import { useDay } from './use-day.ts'

afterEach(cleanup)

it.each([
  ['You can give pieces back until 23:59 21-12-2026.', ['23:59 21-12-2026']],
  ['Last 10:00 1-12-2026, next 10:05 1-12-2026', ['10:00 1-12-2026', '10:05 1-12-2026']],
  ['10% off, until 31-12-2026', ['31-12-2026']],
  ['Hannah Becker, +1 555 010 0001', ['+1 555 010 0001']],
  ['Order V100-12 of 2 + 3 pieces', []],
])('[STORE-173] “%s” keeps what is one in one line', (text, kept) => {
  const { container } = render(<Unbroken text={text} />)
  expect(container.textContent).toBe(text)
  expect([...container.querySelectorAll('.nowrap')].map((part) => part.textContent)).toEqual(kept)
})

it.each([
  ['en', 'Nov\u00a022,\u00a02026'],
  ['de', '22.11.2026'],
  ['ru', '22\u00a0нояб.\u00a02026\u00a0г.'],
] as const)('[STORE-173] a day of a reader in %s has no space to break at', (code, day) => {
  const { result } = renderHook(() => useDay(), {
    wrapper: ({ children }) => <StoreViewProvider value={storeViews[code]}>{children}</StoreViewProvider>,
  })
  expect(result.current('2026-11-22T10:00:00.000Z')).toBe(day)
})
