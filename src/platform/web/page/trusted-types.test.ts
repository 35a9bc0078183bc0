import { afterEach, expect, test, vi } from 'vitest'
import { trustOwnTexts } from './trusted-types.ts'

afterEach(() => vi.unstubAllGlobals())

test('[SHELL-180] no text becomes markup or a script but React’s empty element, the page’s data and the worker', () => {
  const createPolicy =
    vi.fn<(name: string, rules: Record<'createHTML' | 'createScriptURL', (text: string) => unknown>) => void>()
  vi.stubGlobal('trustedTypes', { createPolicy })
  trustOwnTexts('{"page":"<b>"}')
  const [name, rules] = createPolicy.mock.calls[0] ?? []
  expect(name).toBe('default')
  for (const text of ['', '<script></script>', '{"page":"<b>"}']) expect(rules?.createHTML(text)).toBe(text)
  for (const text of ['<img src=x onerror=alert(1)>', '<script>alert(1)</script>', '<b>'])
    expect([text, rules?.createHTML(text)]).toEqual([text, null])
  expect(rules?.createScriptURL('/sw.js')).toBe('/sw.js')
  for (const address of ['//evil.example/sw.js', '/uploads/sw.js', 'data:text/javascript,1'])
    expect([address, rules?.createScriptURL(address)]).toEqual([address, null])
})

test('[SHELL-180] a browser without such types goes on', () => {
  vi.stubGlobal('trustedTypes', undefined)
  expect(() => trustOwnTexts('{}')).not.toThrow()
})
