import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { TextProvider } from '#platform/web/texts.tsx'
import { WordsProvider } from '#ui/words.ts'
import { translateToEnglish } from '#test/support/render-page.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import type { WireProduct } from '../../../rules/product/product.ts'
import { Gallery } from './gallery.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const show = (media: WireProduct['media_gallery']) =>
  render(
    <TextProvider translate={translateToEnglish}>
      <WordsProvider value={translateToEnglish}>
        <Gallery name="Hoodie" media={media} />
      </WordsProvider>
    </TextProvider>,
  )
const image = (path: string) => ({ type: 'image' as const, image: path, label: '' })

test('[PRODUCT-23] the arrows walk along the thumbnails', () => {
  show([image('a.webp'), image('b.webp'), image('c.webp')])
  const thumb = (number: number) => screen.getByRole('button', { name: `Show picture ${number}` })
  thumb(1).focus()
  fireEvent.keyDown(thumb(1), { key: 'ArrowDown' })
  expect(document.activeElement).toBe(thumb(2))
  expect(thumb(2).getAttribute('aria-current')).toBe('true')
  fireEvent.keyDown(thumb(2), { key: 'ArrowRight' })
  fireEvent.keyDown(thumb(3), { key: 'ArrowRight' })
  expect(document.activeElement).toBe(thumb(3))
})

test('[ADMIN-133] a picture is described by the words that were written for it', () => {
  show([{ ...image('a.webp'), alt: 'Seen from behind' }, image('b.webp')])
  expect(screen.getByRole('img', { name: 'Seen from behind' })).toBeTruthy()
  expect(screen.getByRole('img', { name: /Hoodie.*2/ })).toBeTruthy()
})

test('[PRODUCT-23] a press opens the picture large; arrows go on, a press doubles it', async () => {
  show([image('a.webp'), { type: 'video', video: 'v.webm', label: '' }, image('b.webp')])
  const links = screen.getAllByRole('link', { name: /Enlarge/ })
  fireEvent.click(links[1] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Hoodie' }))
  const [first, second] = dialog.getAllByRole('button', { name: /twice as large/ })
  expect(dialog.getAllByRole('button', { name: /twice as large/ })).toHaveLength(2)
  expect(document.activeElement).toBe(second)
  fireEvent.keyDown(second as HTMLElement, { key: 'ArrowUp' })
  expect(document.activeElement).toBe(first)
  fireEvent.click(first as HTMLElement)
  expect(first?.getAttribute('aria-pressed')).toBe('true')
  fireEvent.click(first as HTMLElement)
  expect(first?.getAttribute('aria-pressed')).toBe('false')
})

test('[PRODUCT-24] a video of the shop waits with its still picture', () => {
  const { container } = show([
    image('a.webp'),
    { type: 'video', video: 'turn.webm', image: 'still.webp', label: 'The turn' },
  ])
  const video = container.querySelector('video')
  expect(video?.getAttribute('src')).toBe('/media/turn.webm')
  expect(video?.getAttribute('preload')).toBe('none')
  expect(video?.getAttribute('poster')).toBe('/img/600x744/still.webp')
  expect(video?.getAttribute('aria-label')).toBe('The turn')
  expect(video?.hasAttribute('autoplay')).toBe(false)
})

test('[PRODUCT-24] a video elsewhere is a link that says where it leads, and nothing of it is loaded', () => {
  const { container } = show([
    image('a.webp'),
    { type: 'video', video: 'https://www.youtube.com/watch?v=1', image: 'still.webp', label: '' },
  ])
  const link = screen.getByRole('link', { name: 'Video of Hoodie: opens youtube.com' })
  expect(link.getAttribute('href')).toBe('https://www.youtube.com/watch?v=1')
  expect(link.getAttribute('rel')).toContain('noreferrer')
  expect(container.querySelector('iframe, video')).toBeNull()
})

test('[PICTURE-9] what has no picture shows paper of its size, and nothing to enlarge', () => {
  const { container } = show([])
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/img/600x744/')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
