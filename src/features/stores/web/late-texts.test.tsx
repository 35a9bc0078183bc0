import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense, useState, useTransition } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { TextProvider, createTranslate, useText } from '#platform/web/texts.tsx'
import { LateTexts } from './late-texts.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type Texts = { readonly texts: Readonly<Record<string, string>> }

const Said = () => useText()('returning.title')

const Page = () => {
  const [isOpen, setOpen] = useState(false)
  const [, start] = useTransition()
  return (
    <>
      <button onClick={() => start(() => setOpen(true))}>Open</button>
      <Suspense>
        {isOpen ? (
          <LateTexts parts={['frame', 'late']}>
            <Said />
          </LateTexts>
        ) : null}
      </Suspense>
    </>
  )
}

it('[SHELL-584] words that come one file after the other are waited for together', async () => {
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
  const late = Promise.withResolvers<Texts>()
  const t = createTranslate(
    'en',
    {},
    { frame: async () => ({ texts: { 'frame.back': 'Back' } }), late: () => late.promise },
  )
  render(
    <TextProvider translate={t}>
      <Page />
    </TextProvider>,
  )
  await act(async () => screen.getByText('Open').click())
  expect(screen.queryByText('returning.title')).toBeNull()
  await act(async () => late.resolve({ texts: { 'returning.title': 'Returns' } }))
  expect(await screen.findByText('Returns')).toBeTruthy()
  expect(complaints.mock.calls).toEqual([])
})

it('[SHELL-584] words that did not come are asked for again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let isThere = false
  const load = async (): Promise<Texts> => {
    if (!isThere) throw new Error('no network')
    return { texts: { 'returning.title': 'Returns' } }
  }
  const t = createTranslate('en', {}, { late: load })
  const show = () =>
    render(
      <TextProvider translate={t}>
        <Suspense>
          <LateTexts parts={['late']}>
            <Said />
          </LateTexts>
        </Suspense>
      </TextProvider>,
    )
  await expect(act(async () => show())).rejects.toThrow('no network')
  isThere = true
  await act(async () => show())
  expect(screen.getByText('Returns')).toBeTruthy()
})
