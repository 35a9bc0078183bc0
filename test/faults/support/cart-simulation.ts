import { isDeepStrictEqual } from 'node:util'
import type { WireCartItem, CartContract } from '#features/cart/contract.ts'
import { memoryStorage } from '#features/cart/web/cart-fake.ts'
import { createCartStore } from '#features/cart/web/store/cart-store.ts'
import type { CartStore } from '#features/cart/web/store/cart-store.ts'
import { typedCall } from '#platform/web/call/call.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { createRandom } from './random.ts'
import type { Random } from './random.ts'
import { createNetwork } from './simulated-network.ts'

/** The server of a simulation: a model of one, or the shop's own handlers on their database. */
export type SimulatedShop = {
  readonly call: AnyCall
  /** Pieces that may be put in: two that every device adds to, two for each device by itself, and one that is refused. */
  readonly goods: readonly WireCartItem[]
}

export type Simulated = { readonly wishes: number; readonly events: number; readonly rounds: number }

const shared = 2
const perDevice = 2
/** How many goods a simulation needs, the one that is refused beside them. */
export const goodsNeeded = shared + 3 * perDevice

/** Extra rounds after healing. Source: reliability.md O1. */
const mostRounds = 3
const mostEvents = 5000

const settled = () => new Promise<void>((resolve) => setImmediate(resolve))

type Tab = { store: CartStore; isOpen: boolean; isOnline: boolean; timers: Set<() => void> }

/**
 * A random history of up to three devices with up to two tabs each, on a line that drops, doubles, delays and reorders: puts
 * in, changes, takes away, reloads, goes offline. Throws, with the seed, where a wish is lost or counts twice, or where after
 * healing and so many rounds a tab does not show the server's cart.
 */
export const simulateCart = async (seed: number, { call, goods }: SimulatedShop, steps: number): Promise<Simulated> => {
  const random = createRandom(seed * 2_654_435_761 + 1)
  const network = createNetwork(call, random)
  const devices = random.between(1, 3)
  const cartId = devices > 1 ? await created(call) : undefined
  const gone = goods.at(-1)
  let clock = 0
  let ids = 0
  const world = {
    random,
    network,
    now: () => (clock += 1),
    newId: () => toUuid(seed, (ids += 1)),
  }
  const opened = Array.from({ length: devices }, () => openDevice(world, random.between(1, 2)))
  if (cartId !== undefined) for (const device of opened) void device.tabs[0]?.store.adopt(cartId)
  const wanted = new Map<string, number>()
  const done = { wishes: 0, events: 0 }

  const fail = (what: string): never => {
    throw new Error(`seed ${seed}: ${what}`)
  }
  const wishOf = (device: number): void => {
    const tab = random.pick(opened[device]?.tabs ?? [])
    const at = random.below(shared + perDevice)
    const isShared = at < shared
    const item = goods[isShared ? at : shared + device * perDevice + at - shared]
    if (!item || !gone) return
    done.wishes += 1
    if (random.below(12) === 0) return tab.store.add(gone)
    const line = tab.store.getView().lines.find((one) => one.item.sku === item.sku)
    const kind = isShared || !line ? 'add' : random.pick(['add', 'set', 'remove', 'undo'] as const)
    const amount = random.between(1, 3)
    const before = wanted.get(item.sku) ?? 0
    if (kind === 'add') tab.store.add(item, amount)
    else if (kind === 'set' && line) tab.store.setQty(line, amount)
    else if (line) tab.store.remove(line)
    const removed = tab.store.getView().removed.find(({ key }) => key === line?.key)
    if (kind === 'undo' && removed) tab.store.restore(removed)
    // a tab that has not heard of the others' last writes brings back what it showed
    const after = { add: before + amount, set: amount, remove: 0, undo: line?.qty ?? 0 }
    wanted.set(item.sku, after[kind])
    const shown = tab.store.getView().lines.find((one) => one.item.sku === item.sku)?.qty ?? 0
    if (!isShared && shown !== wanted.get(item.sku)) fail(`${item.sku} shows ${shown}, not ${wanted.get(item.sku)}`)
  }

  for (let step = 0; step < steps; step += 1) {
    const device = random.below(devices)
    const chance = random.below(100)
    if (chance < 35) wishOf(device)
    else if (chance < 80) await network.step()
    else if (chance < 88) opened[device]?.passTime()
    else if (chance < 93) opened[device]?.reload()
    else if (chance < 97) opened[device]?.toggleOnline()
    else void random.pick(opened[device]?.tabs ?? []).store.refresh()
    done.events += 1
    await settled()
  }

  network.heal()
  const calm = async () => {
    for (let quiet = 0; quiet < 2; done.events += 1) {
      if (done.events > mostEvents) fail('it does not come to rest')
      const moved = await network.step()
      const passed = moved || opened.map((device) => device.passTime()).some(Boolean)
      await settled()
      quiet = moved || passed ? 0 : quiet + 1
    }
  }
  for (const device of opened) device.goOnline()
  await calm()
  const server = async (): Promise<Record<string, number>> => {
    const id = cartId ?? opened[0]?.tabs[0]?.store.getView().cartId
    if (id === undefined) return {}
    const answer = await call('GET /api/cart/pull', { query: { cartId: id } })
    return answer.ok ? toQuantities(answer.value as WireCartItem[]) : {}
  }
  const inSight = () => opened.flatMap(({ tabs }) => tabs.map(({ store }) => linesOf(store)))
  let rounds = 0
  for (; rounds < mostRounds; rounds += 1) {
    const there = await server()
    if (inSight().every((lines) => isDeepStrictEqual(lines, there))) break
    for (const { tabs } of opened) for (const { store } of tabs) void store.refresh()
    await calm()
  }
  const there = await server()
  for (const lines of inSight())
    if (!isDeepStrictEqual(lines, there))
      fail(`a tab shows ${JSON.stringify(lines)}, the server has ${JSON.stringify(there)}`)
  const intended = Object.fromEntries([...wanted].filter(([, qty]) => qty > 0).toSorted(byName))
  if (!isDeepStrictEqual(there, intended))
    fail(`the server has ${JSON.stringify(there)}, wanted was ${JSON.stringify(intended)}`)
  if (opened.some(({ tabs }) => tabs.some(({ store }) => store.getView().isSaving))) fail('something still waits')
  return { ...done, rounds }
}

const byName = ([one]: readonly [string, number], [other]: readonly [string, number]): number => (one < other ? -1 : 1)
const toQuantities = (lines: readonly Pick<WireCartItem, 'sku' | 'qty'>[]): Record<string, number> =>
  Object.fromEntries(lines.map(({ sku, qty }): [string, number] => [sku, qty]).toSorted(byName))
const linesOf = (store: CartStore) =>
  toQuantities(store.getView().lines.map(({ item, qty }) => ({ sku: item.sku, qty })))

const created = async (call: AnyCall): Promise<string> => {
  const answer = await call('POST /api/cart/create', {})
  if (!answer.ok) throw new Error(`no cart: ${answer.code}`)
  return String(answer.value)
}

const toUuid = (seed: number, count: number): string =>
  `${(seed >>> 0).toString(16).padStart(8, '0')}-0000-4000-8000-${count.toString(16).padStart(12, '0')}`

type World = {
  readonly random: Random
  readonly network: ReturnType<typeof createNetwork>
  readonly now: () => number
  readonly newId: () => string
}

/** A browser: tabs over one storage, which hear of each other's writes later, and one of which sends at a time. */
const openDevice = (world: World, count: number) => {
  const { random, network } = world
  const kept = memoryStorage()
  let turn: Promise<void> = Promise.resolve()
  const tabs: Tab[] = []

  const openTab = (): Tab => {
    const tab: Tab = { isOpen: true, isOnline: true, timers: new Set(), store: undefined as unknown as CartStore }
    const tellOthers = (key: string) => {
      for (const other of tabs)
        if (other !== tab) network.post(() => void (other.isOpen && other.store.hearStorage(key)))
    }
    const storage = {
      ...kept,
      get length() {
        return kept.length
      },
      setItem: (key: string, value: string) => {
        if (!tab.isOpen) return
        kept.setItem(key, value)
        tellOthers(key)
      },
      removeItem: (key: string) => {
        if (!tab.isOpen) return
        kept.removeItem(key)
        tellOthers(key)
      },
    }
    tab.store = createCartStore({
      call: typedCall<CartContract>(network.callOf(() => tab.isOpen)),
      storeCode: 'en',
      storage,
      now: world.now,
      newId: world.newId,
      isOnline: () => tab.isOnline,
      // a page that is gone lets go of the lock, and does nothing any more
      inTurn: (work) => {
        const mine = turn.then(() => (tab.isOpen ? Promise.race([work(), closing(tab)]) : undefined))
        turn = mine
        return mine.then(() => (tab.isOpen ? undefined : new Promise(() => undefined)))
      },
      after: (_, work) => {
        tab.timers.add(work)
        return () => void tab.timers.delete(work)
      },
    })
    return tab
  }
  const closing = (tab: Tab): Promise<void> => new Promise((resolve) => ends.set(tab, resolve))
  const ends = new Map<Tab, () => void>()
  for (let at = 0; at < count; at += 1) tabs.push(openTab())

  return {
    tabs,
    /** Lets what waits for its time run; whether there was anything. */
    passTime: (): boolean => {
      const works = tabs.flatMap(({ timers }) => {
        const due = [...timers]
        timers.clear()
        return due
      })
      for (const work of works) work()
      return works.length > 0
    },
    reload: () => {
      const at = random.below(tabs.length)
      const old = tabs[at]
      if (!old) return
      old.isOpen = false
      old.timers.clear()
      ends.get(old)?.()
      const tab = openTab()
      tabs[at] = tab
      void tab.store.refresh()
    },
    toggleOnline: () => {
      const tab = random.pick(tabs)
      tab.isOnline = !tab.isOnline
      if (tab.isOnline) void tab.store.whenSettled()
    },
    goOnline: () => {
      for (const tab of tabs) {
        tab.isOnline = true
        void tab.store.whenSettled()
      }
    },
  }
}
