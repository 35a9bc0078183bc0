import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const places: Readonly<Record<string, string>> = { '#ui': 'src/ui', '#features': 'src/features', '#app': 'src/app' }

/** The style sheet that an import names. */
const sheetOf = (from: string, file: string): string => {
  const [first = '', ...rest] = from.split('/')
  return first.startsWith('#') ? join(places[first] ?? '', ...rest) : join(file, '..', from)
}

const classesOf = (sheet: string): ReadonlySet<string> => {
  const text = readFileSync(sheet, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
  return new Set([...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name]) => name ?? ''))
}

test('[SHELL-244] every class that a component names stands in its style sheet', () => {
  const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => join('src', name))
  const nowhere = components.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([, name = '', from = '']) => {
      const known = classesOf(sheetOf(from, file))
      const named = [...text.matchAll(new RegExp(`(?<![\\w'/.-])${name}\\.(\\w+)(?!\\.css)`, 'g'))]
      return named.flatMap(([, each = '']) => (known.has(each) || each === 'module' ? [] : `${file}: ${name}.${each}`))
    })
  })
  expect(nowhere).toEqual([])
})
