// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { keepEarlyInput } from './early-input.ts'

beforeEach(() => {
  document.body.innerHTML = `<button id="plus">+</button><input id="name"><input id="size" type="radio">`
})

const element = <T extends HTMLElement>(id: string): T => document.getElementById(id) as T

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
    expect(element<HTMLInputElement>('size').checked).toBe(false)
    early.replay()
    expect(element<HTMLInputElement>('size').checked).toBe(true)
  })

  it('[SHELL-15] what was typed is told again and stays', () => {
    const told: string[] = []
    const early = keepEarlyInput(document, () => undefined)
    const field = element<HTMLInputElement>('name')
    field.value = 'Ada'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.addEventListener('input', () => void told.push(field.value))
    early.replay()
    expect(told).toEqual(['Ada'])
    expect(field.value).toBe('Ada')
  })
})
