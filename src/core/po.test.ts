import { expect, test } from 'vitest'
import { parsePo } from './po.ts'

test('reads ids and texts, and leaves out header and remarks', () => {
  const text = `# a remark
msgid ""
msgstr ""
"Language: en\\n"

#. for translators
#: src/features/cart/web/cart-page.tsx
msgid "cart.title"
msgstr "Cart"

msgid "cart.count"
msgstr "{count, plural, one {# item} other {# items}}"
`
  expect([...parsePo(text)]).toEqual([
    ['cart.title', 'Cart'],
    ['cart.count', '{count, plural, one {# item} other {# items}}'],
  ])
})

test('joins strings over several lines and understands escapes', () => {
  const text = 'msgid "a"\r\n"."\r\n"b"\r\nmsgstr ""\r\n"She said \\"hi\\"\\n"\r\n"and\\ta back\\\\slash"\r\n'
  expect(parsePo(text).get('a.b')).toBe('She said "hi"\nand\ta back\\slash')
})

test('an empty text is a text', () => {
  expect(parsePo('msgid "a"\nmsgstr ""').get('a')).toBe('')
})

test.each([
  ['msgid "a"\nmsgid "b"\nmsgstr "B"', 'line 2: msgid "a" has no msgstr'],
  ['msgid "a"', 'msgid "a" has no msgstr'],
  ['msgid "a"\nmsgstr "1"\nmsgid "a"\nmsgstr "2"', 'msgid "a" stands twice'],
  ['msgid "a"\nmsgstr "1"\nmsgstr "2"', 'line 3 stands alone'],
  ['"lost"', 'line 1 stands alone'],
  ['msgid "a"\nmsgid_plural "b"\nmsgstr[0] "c"', 'line 2 is no PO'],
  ['msgid "a\nmsgstr "b"', 'line 1 is no PO'],
])('%j is refused: %s', (text, message) => {
  expect(() => parsePo(text)).toThrow(message)
})
