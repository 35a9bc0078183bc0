import { describe, expect, test, vi } from 'vitest'
import { answerPage } from './pages.ts'

const page = (status: number, text = 'of the shop') => new Response(text, { status })
const open = async (network: Promise<Response>, shell: Response | undefined, patienceMs = 50) => {
  const files = {
    findShell: vi.fn<(view: string) => Promise<Response | undefined>>(async () => shell),
    keepShell: vi.fn<(view: string) => Promise<void>>(async () => undefined),
  }
  const later: Promise<unknown>[] = []
  const answer = await answerPage(
    {
      request: new Request('https://shop.example/ru/cart?x=1'),
      preloadResponse: network,
      waitUntil: (work) => void later.push(work),
    },
    files,
    patienceMs,
  )
  await Promise.all(later)
  return { text: await answer.text(), status: answer.status, ...files }
}
const never = new Promise<Response>(() => {})

describe('[SHELL-81] a page', () => {
  test('comes from the shop, whatever it says, and its store view is kept for later', async () => {
    for (const status of [200, 404, 500]) {
      const { text, findShell, keepShell } = await open(Promise.resolve(page(status)), page(200, 'kept'))
      expect(text).toBe('of the shop')
      expect(findShell).not.toHaveBeenCalled()
      expect(keepShell).toHaveBeenCalledExactlyOnceWith('ru')
    }
  })

  test('opens from its store view’s shell where nobody answers, or not in time, or in another’s name', async () => {
    for (const network of [Promise.reject(new TypeError('gone')), never, Promise.resolve(page(502))]) {
      const { text, findShell, keepShell } = await open(network, page(200, 'kept'))
      expect(text).toBe('kept')
      expect(findShell).toHaveBeenCalledExactlyOnceWith('ru')
      expect(keepShell).not.toHaveBeenCalled()
    }
  })

  test('without a shell it is what the shop says, however late', async () => {
    expect((await open(Promise.resolve(page(503, 'opening')), undefined)).text).toBe('opening')
    const late = new Promise<Response>((resolve) => {
      setTimeout(resolve, 60, page(200))
    })
    expect((await open(late, undefined, 20)).text).toBe('of the shop')
  })

  test('a shell that cannot be kept now is no reason not to show the page; its console says why', async () => {
    const told = vi.spyOn(console, 'info').mockImplementation(() => undefined)
    const files = { findShell: async () => undefined, keepShell: () => Promise.reject(new Error('full')) }
    const later: Promise<unknown>[] = []
    const answer = await answerPage(
      {
        request: new Request('https://shop.example/en'),
        preloadResponse: Promise.resolve(page(200)),
        waitUntil: (work) => void later.push(work),
      },
      files,
    )
    await Promise.all(later)
    expect(await answer.text()).toBe('of the shop')
    expect(told).toHaveBeenCalledExactlyOnceWith(expect.any(String), new Error('full'))
    told.mockRestore()
  })
})
