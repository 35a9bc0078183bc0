import { describe, expect, test } from 'vitest'
import { pagePath } from '../rules.ts'
import { readPage } from './page-words.ts'
import { fromSettings, readSlides, slideLimits } from './slides.ts'
import type { WrittenSlide } from './slides.ts'
import { toLocalized } from './words.ts'

test('[CONTENT-81] a plain text is English; blanks and languages that the shop does not speak are left out', () => {
  expect(toLocalized(' Spring ')).toEqual({ en: 'Spring' })
  expect(toLocalized({ en: ' Spring ', de: '  ', ru: undefined, fr: 'Printemps', uk: 'Весна' })).toEqual({
    en: 'Spring',
    uk: 'Весна',
  })
  expect(toLocalized('')).toEqual({})
})

describe('windows', () => {
  const slide = (more: Partial<WrittenSlide> = {}): WrittenSlide => ({ img: 'home/one.webp', title: 'Spring', ...more })
  const faultsOf = (more: Partial<WrittenSlide>) => readSlides([slide(), slide(more)]).faults

  test('[CONTENT-80] one that says no more than it must is light, leads nowhere and has a ground of its own', () => {
    expect(readSlides([slide()])).toEqual({
      slides: [
        { img: 'home/one.webp', light_bg: true, title: { en: 'Spring' }, text: {}, link: '', swatch: '#e4e3dd' },
      ],
      faults: {},
    })
    const whole = {
      img: 'a.png',
      img_narrow: 'b/c.avif',
      light_bg: false,
      title: { de: 'Frühling' },
      text: { de: 'Da' },
      link: '/women',
      swatch: '#123456',
    }
    expect(readSlides([whole])).toEqual({ slides: [whole], faults: {} })
  })

  test.each<[string, Partial<WrittenSlide>, Record<string, string>]>([
    ['a picture elsewhere', { img: 'https://x.example/a.png' }, { img: 'NO_PICTURE' }],
    ['a picture above its folder', { img: '../a.png' }, { img: 'NO_PICTURE' }],
    ['a file that is no picture', { img: 'a.svg' }, { img: 'NO_PICTURE' }],
    ['a name with more behind it', { img: 'a.png?x' }, { img: 'NO_PICTURE' }],
    ['a tall one that is none', { img_narrow: 'a.txt' }, { img_narrow: 'NO_PICTURE' }],
    ['no title', { title: ' ' }, { title: 'REQUIRED' }],
    ['markup in the title', { title: '<b>' }, { title: 'NO_MARKUP' }],
    ['markup in the text', { text: { en: '<b>' } }, { text: 'NO_MARKUP' }],
    ['a title too long', { title: 'a'.repeat(slideLimits.title + 1) }, { title: 'TOO_LONG' }],
    ['a text too long', { text: 'a'.repeat(slideLimits.text + 1) }, { text: 'TOO_LONG' }],
    ['a link elsewhere', { link: 'http://x.example' }, { link: 'NO_LINK' }],
    ['what just fits', { title: 'a'.repeat(slideLimits.title), text: 'a'.repeat(slideLimits.text) }, {}],
  ])('[CONTENT-81] %s', (_, more, faults) => {
    expect(faultsOf(more)).toEqual(
      Object.fromEntries(Object.entries(faults).map(([field, code]) => [`slides.1.${field}`, code])),
    )
  })

  test('[CONTENT-80] those of the settings lead to their category', () => {
    const setting = {
      image: 'a.webp',
      image_narrow: 'b.webp',
      title: { en: 'A' },
      text: { en: 'B' },
      url_path: 'women/tops',
      swatch: '#111111',
    }
    expect(fromSettings([setting])).toEqual([
      {
        img: 'a.webp',
        img_narrow: 'b.webp',
        light_bg: true,
        title: { en: 'A' },
        text: { en: 'B' },
        link: '/women/tops',
        swatch: '#111111',
      },
    ])
  })
})

describe('pages', () => {
  const written = (more: object = {}) => ({
    identifier: 'size-guide',
    store_code: 'en',
    title: { en: ' Sizes ' },
    content: {},
    ...more,
  })

  test('[CONTENT-85] blank blocks and items are left out, and so are languages with nothing in them', () => {
    const content = {
      en: [
        { kind: 'heading', text: ' Tops ' },
        { kind: 'paragraph', text: '  ' },
        { kind: 'list', items: [' S ', '', 'M'] },
        { kind: 'list', items: [' '] },
      ],
      de: [{ kind: 'paragraph', text: '' }],
      fr: [{ kind: 'paragraph', text: 'Oui' }],
      ru: undefined,
    } as const
    expect(readPage(written({ content }))).toEqual({
      page: {
        identifier: 'size-guide',
        store_code: 'en',
        title: { en: 'Sizes' },
        content: {
          en: [
            { kind: 'heading', text: 'Tops' },
            { kind: 'list', items: ['S', 'M'] },
          ],
        },
        is_active: true,
      },
      faults: {},
    })
    expect(readPage(written({ is_active: false })).page.is_active).toBe(false)
  })

  test('[CONTENT-85] what cannot be taken is named by its place', () => {
    expect(readPage(written({ identifier: '-x', title: { en: ' ' } })).faults).toEqual({
      identifier: 'NO_IDENTIFIER',
      title: 'REQUIRED',
    })
    for (const identifier of ['', 'a/b', 'a?', 'ä', `a${'b'.repeat(100)}`])
      expect(readPage(written({ identifier })).faults).toEqual({ identifier: 'NO_IDENTIFIER' })
    expect(readPage(written({ identifier: 'A 1._-' })).faults).toEqual({})
    const content = {
      en: [
        { kind: 'paragraph', text: 'fine' },
        { kind: 'list', items: ['fine', '<i>'] },
      ],
      de: [{ kind: 'heading', text: '<b>' }],
    } as const
    expect(readPage(written({ title: { en: 'fine', de: '<b>' }, content })).faults).toEqual({
      title: 'NO_MARKUP',
      'content.en.1': 'NO_MARKUP',
      'content.de.0': 'NO_MARKUP',
    })
  })

  test('[CONTENT-83] a legal page is at its own address, any other below /i/', () => {
    expect(['delivery', 'privacy', 'returns', 'terms-of-use', 'size guide?'].map(pagePath)).toEqual([
      '/delivery',
      '/privacy',
      '/returns',
      '/terms-of-use',
      '/i/size%20guide%3F',
    ])
  })
})
