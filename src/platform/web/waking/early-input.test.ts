// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarlyInput, nudge } from './early-input.ts'

beforeEach(() => {
  document.body.innerHTML = `<button id="plus">+</button><input id="name"><input id="size" type="radio">
    <input id="moss" type="checkbox"><input id="ink" type="checkbox">`
})

const element = (id: string): HTMLElement => document.getElementById(id) ?? document.body
const field = (id: string): HTMLInputElement => element(id) as HTMLInputElement

describe('what a visitor does before the page is awake', () => {
  it('[SHELL-15] a click wakes the page and is done again, once', () => {
    let wakes = 0
    let clicks = 0
    const early = keepEarlyInput(document, () => void (wakes += 1))
    element('plus').click()
    element('plus').addEventListener('click', () => void (clicks += 1))
    expect([wakes, clicks]).toEqual([1, 0])
    early.replay()
    expect(clicks).toBe(1)
    element('plus').click()
    expect(clicks).toBe(2)
  })

  it('[SHELL-687] a choice shows at once, and is told once somebody listens', async () => {
    const told: boolean[] = []
    const early = keepEarlyInput(document, () => undefined)
    field('size').click()
    field('moss').click()
    field('moss').click()
    field('ink').click()
    expect([field('size').checked, field('moss').checked, field('ink').checked]).toEqual([true, false, true])
    for (const id of ['size', 'ink']) field(id).addEventListener('click', () => void told.push(field(id).checked))
    early.replay()
    await vi.waitFor(() => expect(told).toEqual([true, true]))
    expect([field('size').checked, field('moss').checked, field('ink').checked]).toEqual([true, false, true])
  })

  it('[SHELL-687] a box that was ticked before anybody listened is told too', () => {
    const told: boolean[] = []
    field('moss').checked = true
    const early = keepEarlyInput(document, () => undefined)
    field('moss').addEventListener('click', () => void told.push(field('moss').checked))
    early.replay()
    expect([told, field('moss').checked]).toEqual([[true], true])
  })

  it('[SHELL-15] what was typed is told again and stays', () => {
    const told: string[] = []
    const early = keepEarlyInput(document, () => undefined)
    const name = field('name')
    name.value = 'Ada'
    name.dispatchEvent(new Event('input', { bubbles: true }))
    name.addEventListener('input', () => void told.push(name.value))
    early.replay()
    expect(told).toEqual(['Ada'])
    expect(name.value).toBe('Ada')
  })

  it('[SHELL-15] what was typed before anybody listened is told too', () => {
    const told: string[] = []
    field('name').value = 'Ada'
    const early = keepEarlyInput(document, () => undefined)
    element('name').addEventListener('input', () => void told.push(field('name').value))
    early.replay()
    expect(told).toEqual(['Ada'])
    expect(field('name').value).toBe('Ada')
  })

  it('[SHELL-15] what is gone for good is not waited for', () => {
    vi.useFakeTimers()
    const early = keepEarlyInput(document, () => undefined)
    const name = field('name')
    name.value = 'Ada'
    name.dispatchEvent(new Event('input', { bubbles: true }))
    name.remove()
    early.replay()
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(10_100)
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
  })

  /** As React does with what the server made otherwise than it would: it is made anew in the moment it is woken. */
  const makeAnew = (id: string, event: string, hear: (anew: HTMLElement) => void) => {
    const anew = element(id).cloneNode(true) as HTMLElement
    anew.addEventListener(event, () => hear(anew))
    document.addEventListener(nudge, () => element(id).replaceWith(anew), { capture: true, once: true })
  }

  it('[SHELL-15] a press that wakes its part reaches what has come in the place of what was pressed', async () => {
    let clicks = 0
    keepEarlyInput(document, () => undefined).replay()
    makeAnew('plus', 'click', () => (clicks += 1))
    element('plus').click()
    await vi.waitFor(() => expect(clicks).toBe(1))
  })

  it('[SHELL-15] words that wake their part reach the field that has come in the place of theirs', async () => {
    const told: string[] = []
    keepEarlyInput(document, () => undefined).replay()
    makeAnew('name', 'input', (anew) => void told.push((anew as HTMLInputElement).value))
    field('name').value = 'Ada'
    field('name').dispatchEvent(new Event('input', { bubbles: true }))
    await vi.waitFor(() => expect(told).toEqual(['Ada']))
  })

  it('[SHELL-15] a part that is made anew as the page wakes has its time from then on, however long the page slept', async () => {
    vi.useFakeTimers()
    let clicks = 0
    const early = keepEarlyInput(document, () => undefined)
    const plus = element('plus')
    plus.click()
    vi.advanceTimersByTime(15_000)
    plus.remove()
    early.replay()
    await vi.advanceTimersByTimeAsync(5000)
    const anew = plus.cloneNode(true)
    anew.addEventListener('click', () => void (clicks += 1))
    document.body.prepend(anew)
    await vi.advanceTimersByTimeAsync(100)
    expect(clicks).toBe(1)
    vi.useRealTimers()
  })
})
