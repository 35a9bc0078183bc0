import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { refuse } from '#core/result.ts'
import { createBrowser } from '#test/support/order-browser.ts'
import { createOrderShop, newOrder } from '#test/support/saved-orders.ts'
import { mendOrder } from '../../rules/mend-order.ts'

const days = 24 * 3_600_000
const statesOf = async (page: ReturnType<ReturnType<typeof createBrowser>['openPage']>) =>
  (await page.load()).map(({ state }) => state)

describe('saved orders', () => {
  test('[ORDER-114] [ORDER-91] (O4, defect 9) saved offline, browser killed, 30 days later: asked, confirmed, one order', async () => {
    const shop = createOrderShop()
    const browser = createBrowser(shop)
    shop.open(false)
    const order = newOrder()
    await browser.openPage().save(order)
    browser.kill()
    browser.clock.now += 30 * days
    shop.open(true)
    const page = browser.openPage()
    await page.run({ isBack: true })
    expect(shop.sent).toEqual([])
    expect(await statesOf(page)).toEqual(['saved'])
    await page.confirmAll()
    expect(shop.sent).toEqual([JSON.stringify(order.body)])
    expect(await statesOf(page)).toEqual(['accepted'])
    await page.confirmAll()
    await browser.openPage().run({ isBack: true })
    expect(shop.sent).toHaveLength(1)
  })

  test('[ORDER-119] [ORDER-92] a browser that dies while it sends goes on with the same bytes: one order', async () => {
    const shop = createOrderShop()
    let isSent: () => void = () => undefined
    const sent = new Promise<void>((resolve) => {
      isSent = resolve
    })
    const browser = createBrowser(shop)
    const dying = browser.openPage(async (...all) => {
      await shop.call(...all)
      isSent()
      return new Promise(() => undefined)
    })
    void dying.place(newOrder())
    await sent
    browser.kill()
    const page = browser.openPage()
    await page.run()
    expect(shop.sent).toHaveLength(2)
    expect(new Set(shop.sent).size).toBe(1)
    expect(shop.placed.size).toBe(1)
    expect(await statesOf(page)).toEqual(['accepted'])
  })

  test('[ORDER-94] (rule 4, defect 7) 500 twice, then 200: one order', async () => {
    const shop = createOrderShop()
    const browser = createBrowser(shop)
    const page = browser.openPage()
    await page.save(newOrder())
    shop.trouble.push('fail', 'fail')
    await page.confirmAll()
    browser.clock.now += 8000
    await page.run()
    expect(await statesOf(page)).toEqual(['sending'])
    browser.clock.now += 30_000
    await page.run()
    expect(await statesOf(page)).toEqual(['accepted'])
    expect(new Set(shop.sent).size).toBe(1)
  })

  test('[ORDER-134] saved under a clock that was a year ahead, or called off under it: it goes on once the clock is right', async () => {
    for (const isCancelled of [false, true]) {
      const shop = createOrderShop()
      const browser = createBrowser(shop)
      const page = browser.openPage()
      browser.clock.now += 365 * days
      const { order_id } = await page.save(newOrder())
      shop.trouble.push('fail')
      await page.confirmAll()
      if (isCancelled) await page.tell(order_id, { kind: 'cancel' })
      expect(await statesOf(page)).toEqual(['sending'])
      browser.clock.now -= 365 * days
      await page.run()
      expect(await statesOf(page)).toEqual([isCancelled ? 'cancelled' : 'accepted'])
    }
  })

  test('[ORDER-134] while the shop is out of reach nothing looks at what waits over and over', async () => {
    const shop = createOrderShop()
    const browser = createBrowser(shop)
    const page = browser.openPage()
    shop.open(false)
    await page.save(newOrder())
    await page.confirmAll()
    expect(browser.alarms).toEqual([])
    shop.open(true)
    await page.run({ isBack: true })
    expect(await statesOf(page)).toEqual(['accepted'])
  })

  test('[ORDER-93] (R2) three submits that are refused are one draft, and the queue sends none', async () => {
    const shop = createOrderShop()
    const browser = createBrowser(shop)
    const page = browser.openPage()
    for (const city of ['A', 'B', 'C']) {
      shop.trouble.push(refuse('INVALID_INPUT'))
      const answer = await page.place(newOrder(undefined, { promo_code: city }))
      expect(answer).toMatchObject({ ok: false, code: 'INVALID_INPUT' })
    }
    expect(await statesOf(page)).toEqual(['draft'])
    await browser.openPage().run({ isBack: true })
    expect(shop.sent).toHaveLength(3)
    expect((await page.place(newOrder())).ok).toBe(true)
    expect(await statesOf(page)).toEqual(['accepted'])
    expect(shop.placed.size).toBe(1)
  })

  test('[ORDER-108] [ORDER-113] (R1) pressed in two tabs at once it is one order', async () => {
    const shop = createOrderShop()
    const browser = createBrowser(shop)
    const [one, other] = [browser.openPage(), browser.openPage()]
    const answers = await Promise.all([one.place(newOrder()), other.place(newOrder()), one.place(newOrder())])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(shop.placed.size).toBe(1)
    shop.open(false)
    await Promise.all([
      one.save(newOrder('8f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a13')),
      other.save(newOrder('8f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a13')),
    ])
    expect(await statesOf(one)).toHaveLength(2)
  })

  test('[ORDER-109] (defect 12) the same pieces once more are another order', async () => {
    const shop = createOrderShop()
    const page = createBrowser(shop).openPage()
    await page.place(newOrder())
    await page.place(newOrder('8f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a13'))
    expect(shop.placed.size).toBe(2)
  })

  test('[ORDER-96] [ORDER-116] (R3) sold out meanwhile: no thanks, the rest goes on when the shopper says so', async () => {
    const shop = createOrderShop()
    const page = createBrowser(shop).openPage()
    const { order_id } = await page.save(newOrder())
    shop.trouble.push(refuse('OUT_OF_STOCK', { skus: ['SHOE'] }))
    await page.confirmAll()
    expect(await statesOf(page)).toEqual(['attention'])
    const [order] = await page.load()
    const mended = order && mendOrder(order, { kind: 'withoutGone' })
    if (mended) await page.tell(order_id, mended)
    expect(await statesOf(page)).toEqual(['accepted'])
    expect(JSON.parse(shop.sent[1] ?? '')).toMatchObject({
      order_id,
      products: [{ sku: 'HOODIE' }],
      expected_total: 64,
    })
  })

  test('[ORDER-99] cancelled after silence: what the shop has is accepted, what it has not is cancelled', async () => {
    for (const loss of ['loseAnswer', 'loseRequest'] as const) {
      const shop = createOrderShop()
      const browser = createBrowser(shop)
      const page = browser.openPage()
      const { order_id } = await page.save(newOrder())
      shop.trouble.push(loss)
      await page.confirmAll()
      await page.tell(order_id, { kind: 'cancel' })
      expect(await statesOf(page)).toEqual(['sending'])
      browser.clock.now += 61_000
      await page.run()
      expect(await statesOf(page)).toEqual([loss === 'loseAnswer' ? 'accepted' : 'cancelled'])
      expect(shop.placed.size).toBe(loss === 'loseAnswer' ? 1 : 0)
    }
  })

  test('[ORDER-96] a customer whose session ended meanwhile is asked to sign in; the order is not sent as a guest’s', async () => {
    const shop = createOrderShop()
    const { openPage, user } = createBrowser(shop)
    const page = openPage()
    user.id = 7
    await page.save({ ...newOrder(), user_id: 7 })
    shop.trouble.push(refuse('UNAUTHORIZED'))
    await page.confirmAll()
    expect(await page.load()).toMatchObject([{ state: 'attention', trouble: { code: 'UNAUTHORIZED' } }])
    expect(shop.placed.size).toBe(0)
  })
})

const deeds = fc.constantFrom(
  'save',
  'confirm',
  'run',
  'kill',
  'cancel',
  'later',
  'close',
  'open',
  'lose',
  'loseAnswer',
  'fail',
)

test('[ORDER-90] [ORDER-92] (R5, R6) whatever is lost, killed and cancelled: never two orders, and in the end shop and browser agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(deeds, { maxLength: 25 }), async (all) => {
      const shop = createOrderShop()
      const browser = createBrowser(shop)
      const order = newOrder()
      let page = browser.openPage()
      const id = order.body.order_id
      for (const deed of ['save', ...all]) {
        if (deed === 'save') await page.save(order)
        if (deed === 'confirm') await page.confirmAll()
        if (deed === 'run') await page.run({ isBack: true })
        if (deed === 'cancel') await page.tell(id, { kind: 'cancel' })
        if (deed === 'later') browser.clock.now += 61_000
        if (deed === 'close' || deed === 'open') shop.open(deed === 'open')
        if (deed === 'lose') shop.trouble.push('loseRequest')
        if (deed === 'loseAnswer') shop.trouble.push('loseAnswer')
        if (deed === 'fail') shop.trouble.push('fail')
        if (deed === 'kill') {
          browser.kill()
          page = browser.openPage()
        }
      }
      shop.trouble.length = 0
      shop.open(true)
      for (let round = 0; round < 3; round += 1) {
        browser.clock.now += 400_000
        await page.run({ isBack: true })
      }
      expect(new Set(shop.sent).size).toBeLessThanOrEqual(1)
      const [kept] = await page.load()
      expect(kept?.state === 'accepted').toBe(shop.placed.size === 1)
      expect(shop.placed.size).toBeLessThanOrEqual(1)
      expect(kept?.state).not.toBe('sending')
    }),
    { numRuns: 150 },
  )
})
