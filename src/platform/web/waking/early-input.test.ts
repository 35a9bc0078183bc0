// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { keepEarlyInput } from './early-input.ts'

beforeEach(() => {
  document.body.innerHTML = `<button id="plus">+</button><input id="name"><input id="size" type="radio">`
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

  it('[SHELL-15] a choice is made when somebody listens', () => {
    const early = keepEarlyInput(document, () => undefined)
    element('size').click()
    expect(field('size').checked).toBe(false)
    early.replay()
    expect(field('size').checked).toBe(true)
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
