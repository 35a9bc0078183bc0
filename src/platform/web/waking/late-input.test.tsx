// @vitest-environment jsdom
import { Suspense, act, lazy, useState } from 'react'
import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { keepEarlyInput } from './early-input.ts'
import type { EarlyInput } from './early-input.ts'

/** A part as the server renders it: a box, a counter, a field and a link, and what became of them. */
const Part = () => {
  const [isOn, setOn] = useState(false)
  const [count, setCount] = useState(0)
  const [name, setName] = useState('')
  const [isFollowed, setFollowed] = useState(false)
  const [sent, setSent] = useState('')
  return (
    <>
      <input type="checkbox" aria-label="Moss" checked={isOn} onChange={() => setOn(!isOn)} />
      <button name="more" onClick={() => setCount(count + 1)}>
        More
      </button>
      <input type="text" value={name} onChange={(event) => setName(event.target.value)} />
      <a
        href="/elsewhere"
        onClick={(event) => {
          event.preventDefault()
          setFollowed(true)
        }}
      >
        On
      </a>
      <button name="send" onClick={() => setSent(name === '' ? 'nothing' : name)}>
        Send
      </button>
      <p>{sent}</p>
      <output>{[isOn ? 'moss' : 'all', count, name, isFollowed ? 'followed' : 'here'].join(' ')}</output>
    </>
  )
}
const Page = ({ Body }: { Body: ComponentType }) => {
  const [count, setCount] = useState(0)
  return (
    <>
      <Suspense>
        <Body />
      </Suspense>
      <button className="awake" onClick={() => setCount(count + 1)}>
        {count}
      </button>
    </>
  )
}

let root: Root | undefined
let early: EarlyInput | undefined
afterEach(async () => {
  vi.useRealTimers()
  early?.giveUp()
  await act(async () => root?.unmount())
  document.body.replaceChildren()
})

/** The page is awake, its part is not before `arrive`. */
const open = async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.innerHTML = `<main>${renderToString(<Page Body={Part} />)}</main>`
  const kept = keepEarlyInput(document, () => undefined)
  early = kept
  let arrive = () => {}
  const Late = lazy(
    () => new Promise<{ default: ComponentType }>((resolve) => (arrive = () => resolve({ default: Part }))),
  )
  await act(async () => (root = hydrateRoot(one('main'), <Page Body={Late} />)))
  await act(async () => kept.replay())
  return { arrive: () => act(async () => arrive()) }
}
const one = (selector: string) => document.querySelector(selector) as HTMLInputElement
const press = (selector: string) => act(async () => one(selector).click())
const says = (text: string) =>
  vi.waitFor(() => act(async () => expect(one('output').textContent).toBe(text)), { timeout: 3000 })

test('[SHELL-15] what is pressed in a part that is still asleep is done once, when the part wakes', async () => {
  const { arrive } = await open()
  await press('[type=checkbox]')
  await press('[name=more]')
  await press('a')
  expect(one('output').textContent).toBe('all 0  here')
  await arrive()
  await says('moss 1  followed')
  expect(one('[type=checkbox]').checked).toBe(true)
  // awake, it listens by itself
  await press('[name=more]')
  expect(one('output').textContent).toBe('moss 2  followed')
})

test('[SHELL-15] each of several presses counts, also where React makes the sleeping part anew', async () => {
  const { arrive } = await open()
  await press('[name=more]')
  await press('[name=more]')
  await press('[type=checkbox]')
  // what is awake around the part changes
  await press('.awake')
  await vi.waitFor(() => act(async () => expect(document.querySelector('[name=more]')).toBe(null)))
  await arrive()
  await says('moss 2  here')
  expect(one('.awake').textContent).toBe('1')
})

const type = (words: string) =>
  act(async () => {
    const field = one('[type=text]')
    field.value = words
    field.dispatchEvent(new Event('input', { bubbles: true }))
  })

test('[SHELL-15] what was typed into a part that is asleep is told when it wakes, and stays', async () => {
  const { arrive } = await open()
  const field = one('[type=text]')
  await type('marl')
  await arrive()
  await says('all 0 marl here')
  expect(field.value).toBe('marl')
})

test('[SHELL-15] a press that meets a part in the moment it wakes comes after the words that were typed before it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { arrive } = await open()
  await type('mar')
  await type('marl')
  // the page is busy: nothing has time to look before the press
  await arrive()
  await press('[name=send]')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(one('p').textContent).toBe('marl')
})

test('[SHELL-15] words find the field that stands in the place of theirs where React makes the sleeping part anew', async () => {
  const { arrive } = await open()
  await type('marl')
  await press('.awake')
  await vi.waitFor(() => act(async () => expect(document.querySelector('[type=text]')).toBe(null)))
  await arrive()
  await says('all 0 marl here')
  expect(one('[type=text]').value).toBe('marl')
})
