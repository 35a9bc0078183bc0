import type { Localized } from '#core/language.ts'
import type { BrandKey } from './brands.ts'

/** A colour story is a collection that every brand dyes for: one colour, head to toe. */
export type Story = 'clay' | 'moss' | 'cobalt' | 'dusk'

export type Collection = {
  readonly key: string
  readonly name: Required<Localized>
  /** Missing on the colour stories, which belong to all brands. */
  readonly brand?: BrandKey
  /** The colour story that the collection tells, or was dyed with. */
  readonly story?: Story
  readonly isTop?: boolean
}

const name = (en: string, ru: string, de: string, uk: string, zh: string): Required<Localized> => ({
  en,
  ru,
  de,
  uk,
  zh,
})

// prettier-ignore
export const collections = [
  { key: 'clay', story: 'clay', isTop: true, name: name('Clay', 'Глина', 'Ton', 'Глина', '陶土') },
  { key: 'moss', story: 'moss', isTop: true, name: name('Moss', 'Мох', 'Moos', 'Мох', '苔藓') },
  { key: 'cobalt', story: 'cobalt', isTop: true, name: name('Cobalt', 'Кобальт', 'Kobalt', 'Кобальт', '钴蓝') },
  { key: 'dusk', story: 'dusk', isTop: true, name: name('Dusk', 'Сумерки', 'Dämmerung', 'Сутінки', '暮色') },
  { key: 'atelier-basics', brand: 'vitrine-studio', isTop: true, name: name('Atelier basics', 'База ателье', 'Atelier-Basics', 'База ательє', '工坊基本款') },
  { key: 'soft-focus', brand: 'marl', story: 'dusk', isTop: true, name: name('Soft focus', 'Мягкий фокус', 'Weichzeichner', 'М’який фокус', '柔焦') },
  { key: 'relay', brand: 'oru', isTop: true, name: name('Relay', 'Эстафета', 'Staffel', 'Естафета', '接力') },
  { key: 'tailwind', brand: 'kestrel', story: 'cobalt', name: name('Tailwind', 'Попутный ветер', 'Rückenwind', 'Попутний вітер', '顺风') },
  { key: 'harbour-lines', brand: 'halden', name: name('Harbour lines', 'Линии гавани', 'Hafenlinien', 'Лінії гавані', '港湾条纹') },
  { key: 'basecamp', brand: 'nord-field', story: 'moss', isTop: true, name: name('Basecamp', 'Базовый лагерь', 'Basislager', 'Базовий табір', '大本营') },
  { key: 'mosaic', brand: 'tessel', name: name('Mosaic', 'Мозаика', 'Mosaik', 'Мозаїка', '马赛克') },
  { key: 'low-tide', brand: 'brackwater', name: name('Low tide', 'Отлив', 'Ebbe', 'Відплив', '退潮') },
  { key: 'sunday-row', brand: 'linden-row', story: 'dusk', name: name('Sunday row', 'Воскресный ряд', 'Sonntagsreihe', 'Недільний ряд', '周日慢行') },
  { key: 'city-miles', brand: 'pacewell', name: name('City miles', 'Городские мили', 'Stadtmeilen', 'Міські милі', '城市里程') },
  { key: 'slow-sun', brand: 'solvane', story: 'clay', name: name('Slow sun', 'Медленное солнце', 'Langsame Sonne', 'Повільне сонце', '慢日光') },
  { key: 'second-half', brand: 'ashgrove-athletic', name: name('Second half', 'Второй тайм', 'Zweite Halbzeit', 'Другий тайм', '下半场') },
  { key: 'understorey', brand: 'fernholt', story: 'moss', name: name('Understorey', 'Подлесок', 'Unterholz', 'Підлісок', '林下') },
  { key: 'margin-notes', brand: 'quillby', name: name('Margin notes', 'Заметки на полях', 'Randnotizen', 'Нотатки на берегах', '页边手记') },
  { key: 'first-light', brand: 'ardent-mile', isTop: true, name: name('First light', 'Первый свет', 'Erstes Licht', 'Перше світло', '晨光') },
  { key: 'saltwater', brand: 'saltmere', story: 'cobalt', name: name('Saltwater', 'Солёная вода', 'Salzwasser', 'Солона вода', '海水') },
  { key: 'night-shift', brand: 'umbra-works', name: name('Night shift', 'Ночная смена', 'Nachtschicht', 'Нічна зміна', '夜班') },
  { key: 'high-pass', brand: 'corrie-lane', story: 'moss', name: name('High pass', 'Высокий перевал', 'Hoher Pass', 'Високий перевал', '高山隘口') },
  { key: 'tide-table', brand: 'tern-and-tide', name: name('Tide table', 'Таблица приливов', 'Gezeitentafel', 'Таблиця припливів', '潮汐表') },
  { key: 'plain-lines', brand: 'okka', name: name('Plain lines', 'Простые линии', 'Klare Linien', 'Прості лінії', '素线') },
  { key: 'grid-work', brand: 'mirador-lab', name: name('Grid work', 'Сетка', 'Rasterwerk', 'Сітка', '网格') },
  { key: 'long-weekend', brand: 'junelle', story: 'clay', name: name('Long weekend', 'Длинные выходные', 'Langes Wochenende', 'Довгі вихідні', '长周末') },
  { key: 'heavy-set', brand: 'hexley', name: name('Heavy set', 'Тяжёлый подход', 'Schwerer Satz', 'Важкий підхід', '重训') },
  { key: 'ripple', brand: 'velm', name: name('Ripple', 'Рябь', 'Wellenspiel', 'Брижі', '涟漪') },
] as const satisfies readonly Collection[]

export type CollectionKey = (typeof collections)[number]['key']

export const stories: readonly Story[] = ['clay', 'moss', 'cobalt', 'dusk']

/** The brand's own collection: every brand has one. */
export const getCollectionOf = (brand: BrandKey): CollectionKey => {
  const found = (collections as readonly Collection[]).find((collection) => collection.brand === brand)
  if (!found) throw new Error(`no collection of ${brand}`)
  return found.key as CollectionKey
}
