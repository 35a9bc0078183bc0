import { describe, expect, test } from 'vitest'
import { createMemoryCache } from '#platform/web/storage/client-cache.ts'
import type { ClientCache } from '#platform/web/storage/client-cache.ts'
import { savedOrder } from '#test/support/saved-orders.ts'
import { createOrderVault } from './order-vault.ts'

let ids = 0
const vaultOf = (cache: ClientCache, subtle: SubtleCrypto | undefined = crypto.subtle) =>
  createOrderVault({ cache, subtle, newId: () => `${(ids += 1)}` })
const personal = /ada@mail|Harbour Road|555 010|Winter/

describe('orders at rest', () => {
  test('[ORDER-110] nothing personal is in storage in clear, and the key cannot be read out', async () => {
    const cache = createMemoryCache()
    const order = savedOrder()
    expect(order.body).toMatch(personal)
    await vaultOf(cache).put(order)
    const [[, sealed] = []] = await cache.entries<{ key: string; iv: Uint8Array; data: ArrayBuffer }>('orders', {
      limit: 9,
    })
    const text = new TextDecoder('latin1').decode(sealed?.data) + JSON.stringify(sealed)
    expect(text).not.toMatch(personal)
    expect(text).not.toContain('HOODIE')
    const [[, key] = []] = await cache.entries<CryptoKey>('keys', { limit: 9 })
    expect(key?.extractable).toBe(false)
    await expect(crypto.subtle.exportKey('raw', key as CryptoKey)).rejects.toThrow()
  })

  test('[ORDER-92] another page of the browser reads them as they were written, byte for byte', async () => {
    const cache = createMemoryCache()
    const order = savedOrder()
    await vaultOf(cache).put(order)
    expect(await vaultOf(cache).list()).toEqual([order])
    expect(await vaultOf(cache).get(order.order_id)).toEqual(order)
  })

  test('[ORDER-112] a key that is not found for a moment is joined by another: both records stay readable', async () => {
    const cache = createMemoryCache()
    const [first, second] = [savedOrder(), savedOrder('7f6b0c3e-9f0a-4a51-8b0e-0d6d3c5f2a12')]
    await vaultOf(cache).put(first)
    await vaultOf({ ...cache, entries: async () => [] }).put(second)
    expect(await vaultOf(cache).list()).toEqual([first, second])
  })

  test('[ORDER-112] a record that cannot be read hides no other', async () => {
    const cache = createMemoryCache()
    const good = savedOrder()
    await vaultOf(cache).put(good)
    await cache.put('orders', 'order.0', { key: 'orders.gone', iv: new Uint8Array(12), data: new ArrayBuffer(20) })
    const [[, sealed] = []] = await cache.entries<object>('orders', { prefix: 'order.6', limit: 1 })
    await cache.put('orders', 'order.1', { ...sealed, data: new ArrayBuffer(20) })
    expect(await vaultOf(cache).list()).toEqual([good])
    expect(await cache.entries('orders', { limit: 9 })).toHaveLength(3)
  })

  test('[ORDER-111] a record whose key was not written down is not kept, and the key is tried again with the next', async () => {
    const cache = createMemoryCache()
    let isFull = true
    const vault = vaultOf({
      ...cache,
      put: async (collection, key, value) => {
        await cache.put(collection, key, value)
        return collection !== 'keys' || !isFull
      },
      isPersistent: () => true,
    })
    expect(await vault.put(savedOrder())).toBe(false)
    isFull = false
    expect(await vault.put(savedOrder())).toBe(true)
    isFull = true
    expect(await vault.put(savedOrder())).toBe(true)
  })

  test('[ORDER-111] where the browser cannot encrypt, nothing is stored, and it is known', async () => {
    const cache = createMemoryCache()
    const vault = createOrderVault({ cache, subtle: undefined, newId: () => 'k' })
    const order = savedOrder()
    expect(await vault.put(order)).toBe(false)
    expect(await vault.list()).toEqual([order])
    expect(await cache.entries('orders', { limit: 9 })).toEqual([])
    await vault.remove(order.order_id)
    expect(await vault.list()).toEqual([])
  })

  describe('[ORDER-851] a browser that deletes what it keeps while a page is open', () => {
    const evict = async (cache: ClientCache) => {
      await cache.clear('keys')
      await cache.clear('orders')
    }
    const kept = (): ClientCache => {
      const memory = createMemoryCache()
      const put: ClientCache['put'] = async (...all) => !(await memory.put(...all))
      return { ...memory, put, isPersistent: () => true }
    }

    test('takes no order that the page knows: it is written down anew, for the next page too', async () => {
      const cache = kept()
      const vault = vaultOf(cache)
      await vaultOf(cache).put(savedOrder())
      expect(await vault.list()).toHaveLength(1)
      await evict(cache)
      expect(await vault.list()).toEqual([savedOrder()])
      expect(await vaultOf(cache).list()).toEqual([savedOrder()])

      await evict(cache)
      expect(await vault.get(savedOrder().order_id)).toEqual(savedOrder())
      expect(await vaultOf(cache).list()).toEqual([savedOrder()])
    })

    test('what is saved then can be read by the next page', async () => {
      const cache = kept()
      const vault = vaultOf(cache)
      await vault.put(savedOrder())
      await vault.remove(savedOrder().order_id)
      await evict(cache)
      expect(await vault.put(savedOrder())).toBe(true)
      expect(await vaultOf(cache).list()).toEqual([savedOrder()])
    })

    test('brings back nothing that was put away here or in another tab, nor from a storage that does not answer', async () => {
      const cache = kept()
      const [vault, other] = [vaultOf(cache), vaultOf(cache)]
      await vault.put(savedOrder())
      await other.remove(savedOrder().order_id)
      expect(await vault.list()).toEqual([])
      await evict(cache)
      expect(await vault.list()).toEqual([])

      await vault.put(savedOrder())
      await vault.remove(savedOrder().order_id)
      await evict(cache)
      expect(await vault.list()).toEqual([])

      let isSilent = false
      const dumb: ClientCache = {
        ...cache,
        get: async (collection, key) => (isSilent ? undefined : cache.get(collection, key)),
        entries: async (collection, options) => (isSilent ? [] : cache.entries(collection, options)),
        isPersistent: () => !isSilent,
      }
      const third = vaultOf(dumb)
      await third.put(savedOrder())
      isSilent = true
      await evict(cache)
      expect(await third.list()).toEqual([])
      expect(await cache.entries('orders', { limit: 9 })).toEqual([])
    })
  })
})
