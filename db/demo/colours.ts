import type { Localized } from '#core/language.ts'
import { GARMENT_COLOURS } from './pictures/spec.ts'

const name = (en: string, ru: string, de: string, uk: string, zh: string): Required<Localized> => ({
  en,
  ru,
  de,
  uk,
  zh,
})

/** The names of the garment colours; the swatches are those that the pictures are dyed with. */
// prettier-ignore
export const colourNames = {
  clay: name('Clay', 'Глина', 'Ton', 'Глина', '陶土色'),
  moss: name('Moss', 'Мох', 'Moos', 'Мох', '苔藓绿'),
  dusk: name('Dusk', 'Сумерки', 'Dämmerung', 'Сутінки', '暮光紫'),
  cobalt: name('Cobalt', 'Кобальт', 'Kobalt', 'Кобальт', '钴蓝'),
  bone: name('Bone', 'Слоновая кость', 'Elfenbein', 'Слонова кістка', '骨白'),
  ink: name('Ink', 'Чернила', 'Tinte', 'Чорнило', '墨黑'),
  sand: name('Sand', 'Песок', 'Sand', 'Пісок', '沙色'),
  oat: name('Oat', 'Овёс', 'Hafer', 'Овес', '燕麦色'),
  chalk: name('Chalk', 'Мел', 'Kreide', 'Крейда', '粉笔白'),
  white: name('White', 'Белый', 'Weiß', 'Білий', '白色'),
  graphite: name('Graphite', 'Графит', 'Graphit', 'Графіт', '石墨灰'),
  berry: name('Berry', 'Ягода', 'Beere', 'Ягода', '莓红'),
  plum: name('Plum', 'Слива', 'Pflaume', 'Слива', '李子紫'),
  rust: name('Rust', 'Ржавчина', 'Rost', 'Іржа', '锈橙'),
  coral: name('Coral', 'Коралл', 'Koralle', 'Корал', '珊瑚红'),
  blush: name('Blush', 'Пудра', 'Puder', 'Пудра', '腮红粉'),
  sage: name('Sage', 'Шалфей', 'Salbei', 'Шавлія', '鼠尾草绿'),
  sky: name('Sky', 'Небо', 'Himmel', 'Небо', '天空蓝'),
  navy: name('Navy', 'Тёмно-синий', 'Marine', 'Темно-синій', '藏青'),
  lime: name('Lime', 'Лайм', 'Limette', 'Лайм', '青柠'),
} as const satisfies Record<string, Required<Localized>>

export type Colour = keyof typeof colourNames

export const colours = Object.keys(colourNames) as readonly Colour[]

export const getSwatch = (colour: Colour): string => {
  const swatch = GARMENT_COLOURS[colour]
  if (!swatch) throw new Error(`no swatch of ${colour}`)
  return swatch
}
