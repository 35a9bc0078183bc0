import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { KeepMarkupProvider, Kept } from '#platform/web/page/kept-markup.ts'
import { createMarkup, startDrawing } from './kept-markup.tsx'
import type { Markup } from './kept-markup.tsx'

type Piece = { readonly name: string }

let drawn: string[] = []
const Card = ({ piece }: { piece: Piece }) => {
  drawn.push(piece.name)
  return <b title={piece.name}>{piece.name}: − & “</b>
}
const List = ({ pieces }: { pieces: readonly Piece[] }) => (
  <ul>
    {pieces.map((piece) => (
      <li key={piece.name}>
        <Kept of={piece}>
          <Card piece={piece} />
        </Kept>
      </li>
    ))}
  </ul>
)

const plain = (pieces: readonly Piece[]) => renderToString(<List pieces={pieces} />)
const page = (markup: Markup, pieces: readonly Piece[]) => {
  drawn = []
  const drawing = startDrawing(markup)
  return drawing
    .toBytes(
      renderToString(
        <KeepMarkupProvider value={drawing.keep}>
          <List pieces={pieces} />
        </KeepMarkupProvider>,
      ),
    )
    .toString()
}
const [one, two, three] = [{ name: 'one' }, { name: 'two' }, { name: 'три' }]

test('what was drawn before is not drawn again, and every page is as it were without that, byte by byte', () => {
  const markup = createMarkup(10_000)
  expect(page(markup, [one, two])).toBe(plain([one, two]))
  const expected = plain([three, two, one, two])
  expect(page(markup, [three, two, one, two])).toBe(expected)
  expect(drawn).toEqual(['три'])
  expect(page(markup, [])).toBe(plain([]))
})

test('another object is drawn anew, whatever it is called, and each store view draws its own', () => {
  const markup = createMarkup(10_000)
  page(markup, [one])
  page(markup, [{ name: 'one' }])
  expect(drawn).toEqual(['one'])
  page(createMarkup(10_000), [one])
  expect(drawn).toEqual(['one'])
})

test('what no page showed while the younger filled up is forgotten', () => {
  const markup = createMarkup(100)
  for (const piece of [one, two, one, three, one]) page(markup, [piece])
  expect(drawn).toEqual([])
  page(markup, [two])
  expect(drawn).toEqual(['two'])
})
