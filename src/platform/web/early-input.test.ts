// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
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
})
