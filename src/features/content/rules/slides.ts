import type { Localized } from '#core/language.ts'
import type { HomeSlideSetting } from '#features/stores/rules/settings.ts'
import { hasMarkup, isSafeLink, toLocalized } from './words.ts'

export const slideLimits = { slides: 8, title: 120, text: 400, link: 300 }

/** A window of the home page as it is kept. */
export type Slide = {
  /** Below the media folder. */
  readonly img: string
  /** The tall one, for phones; else the same. */
  readonly img_narrow?: string
  /** Its ground is light, so its words are dark. */
  readonly light_bg: boolean
  /** A line break is a new line. */
  readonly title: Localized
  readonly text: Localized
  readonly link: string
  /** The colour that stands there until the picture does. */
  readonly swatch: string
}

type Texts = string | Readonly<Record<string, string | undefined>>

export type WrittenSlide = {
  readonly img: string
  readonly img_narrow?: string | undefined
  readonly light_bg?: boolean | undefined
  readonly title: Texts
  readonly text?: Texts | undefined
  readonly link?: string | undefined
  readonly swatch?: string | undefined
}

const picturePath = /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*\.(?:webp|avif|jpe?g|png)$/i
const noSwatch = '#e4e3dd'

/** The slides as they are kept, and the fields (`slides.0.link`) that cannot be taken with why. */
export const readSlides = (
  written: readonly WrittenSlide[],
): { readonly slides: readonly Slide[]; readonly faults: Readonly<Record<string, string>> } => {
  const faults: Record<string, string> = {}
  const slides = written.map((slide, index): Slide => {
    const fault = (field: string, code: string) => void (faults[`slides.${index}.${field}`] = code)
    const { img, img_narrow: narrow, light_bg: isLight = true, link = '', swatch = noSwatch } = slide
    const [title, text] = [toLocalized(slide.title), toLocalized(slide.text ?? '')]
    if (!picturePath.test(img)) fault('img', 'NO_PICTURE')
    if (narrow !== undefined && !picturePath.test(narrow)) fault('img_narrow', 'NO_PICTURE')
    if (Object.keys(title).length === 0) fault('title', 'REQUIRED')
    checkTexts(title, slideLimits.title, (code) => fault('title', code))
    checkTexts(text, slideLimits.text, (code) => fault('text', code))
    if (link !== '' && !isSafeLink(link)) fault('link', 'NO_LINK')
    return {
      img,
      ...(narrow === undefined ? {} : { img_narrow: narrow }),
      light_bg: isLight,
      title,
      text,
      link,
      swatch,
    }
  })
  return { slides, faults }
}

const checkTexts = (texts: Localized, most: number, fault: (code: string) => void): void => {
  for (const text of Object.values(texts)) {
    if (text.length > most) fault('TOO_LONG')
    if (hasMarkup(text)) fault('NO_MARKUP')
  }
}

/** The windows of the settings, for as long as nobody published others. */
export const fromSettings = (slides: readonly HomeSlideSetting[]): Slide[] =>
  slides.map((slide) => ({
    img: slide.image,
    img_narrow: slide.image_narrow,
    light_bg: true,
    title: slide.title,
    text: slide.text,
    link: `/${slide.url_path}`,
    swatch: slide.swatch,
  }))
