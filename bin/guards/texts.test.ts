import { expect, test } from 'vitest'
import { checkTexts, listArguments, listPlurals } from './texts.ts'

const po = (texts: Record<string, string>) =>
  Object.entries(texts)
    .map(([id, text]) => `msgid "${id}"\nmsgstr "${text}"\n`)
    .join('\n')
/** Every language has words of its own. */
const catalogues = (texts: Record<string, string>, changed: Record<string, Record<string, string>> = {}) =>
  ['en', 'ru', 'de', 'uk', 'zh'].map((language) => ({
    path: `src/features/cart/locales/${language}.po`,
    text: po(changed[language] ?? (language === 'en' ? texts : translated(language, texts))),
  }))
const translated = (language: string, texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, `${language} ${text}`]))
const code = (text: string) => ({ path: 'src/features/cart/web/cart-page.tsx', text })
const check = (...sources: { path: string; text: string }[]) =>
  checkTexts(sources).map(({ path, message }) => `${path.split('/').pop()}: ${message}`)

test('what is used is there in every language', () => {
  const texts = { 'cart.title': 'Cart', 'cart.count': '{count} items' }
  expect(
    check(...catalogues(texts), code("t('cart.title'); t('cart.count', { count: 1 }); t(id); other('no.text')")),
  ).toEqual([])
})

test('an unknown text is found, also in a condition or a table', () => {
  expect(
    check(
      ...catalogues({ 'cart.title': 'Cart' }),
      code("t(a ? 'cart.title' : 'cart.nothing'); const x = { titleText: 'cart.gone' }"),
    ),
  ).toEqual([
    'cart-page.tsx: the text "cart.nothing" is in no locales/*.po: add it in en, ru, de, uk, zh',
    'cart-page.tsx: the text "cart.gone" is in no locales/*.po: add it in en, ru, de, uk, zh',
  ])
})

test('a text that one language lacks or leaves empty is found', () => {
  const texts = { 'cart.title': 'Cart', 'cart.empty': 'Empty' }
  expect(
    check(...catalogues(texts, { uk: { 'cart.title': 'Кошик' }, zh: { 'cart.title': '购物车', 'cart.empty': '' } })),
  ).toEqual(['uk.po: "cart.empty" is missing', 'zh.po: "cart.empty" is empty'])
})

test('a missing language and a broken file are found', () => {
  const [english] = catalogues({ 'cart.title': 'Cart' })
  expect(check(english!)).toEqual([
    'ru.po: this language is missing',
    'de.po: this language is missing',
    'uk.po: this language is missing',
    'zh.po: this language is missing',
  ])
  expect(
    check(...catalogues({ a: 'A' }).slice(0, 4), { path: 'src/features/cart/locales/zh.po', text: 'what' }),
  ).toEqual(['zh.po: line 1 is no PO: what', 'zh.po: this language is missing'])
})

test('other arguments than the English text has are found', () => {
  expect(check(...catalogues({ 'cart.sum': 'Sum {total}' }, { de: { 'cart.sum': 'Summe {summe}' } }))).toEqual([
    'de.po: "cart.sum" has the arguments {summe}, English {total}',
  ])
})

test('reads the arguments of an ICU text', () => {
  expect(listArguments('{count, plural, one {# item of {name}} few {# {what}} other {# items}}')).toEqual([
    'count',
    'name',
    'what',
  ])
  expect(listArguments("It's '{literal}' and {price, number} {who, select, she {her} other {them}}")).toEqual([
    'price',
    'who',
  ])
})

test('a text that was left in English is found, names and figures are not', () => {
  const texts = { 'cart.title': 'Cart', 'cart.ok': 'OK', 'cart.sum': '{sum} · {count}' }
  const found = check(
    ...catalogues(texts, { ru: { ...texts, 'cart.title': 'Корзина' }, de: texts, uk: texts, zh: texts }),
  )
  expect(found).toEqual(
    ['de', 'uk', 'zh'].map(
      (language) => `${language}.po: "cart.title" is the English text: translate it, or name it among the names`,
    ),
  )
})

test('a plural without a form of its language, or with one it does not have, is found', () => {
  const english = '{count, plural, one {# item} other {# items}}'
  const texts = (text: string) => ({ 'cart.count': text })
  expect(
    check(
      ...catalogues(texts(english), {
        de: texts('{count, plural, one {# Teil} other {# Teile}}'),
        ru: texts('{count, plural, one {# вещь} few {# вещи} other {# вещей}}'),
        uk: texts('{count, plural, one {# річ} few {# речі} many {# речей} other {# речі}}'),
        zh: texts('{count, plural, one {# 件} other {# 件}}'),
      }),
    ),
  ).toEqual([
    'ru.po: "cart.count" has a plural without many',
    'zh.po: "cart.count" has a plural with one, which the language does not have',
  ])
  expect(listPlurals('{n, plural, =0 {none} one {# {m, plural, other {x}}} other {#}}')).toEqual([
    ['=0', 'one', 'other'],
    ['other'],
  ])
})
