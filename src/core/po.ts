/**
 * The texts of a PO file by their id; `#` lines are remarks, the header (the empty id) is left out.
 * Throws with the line's number on what is no PO, on an id that stands twice, and on gettext's own plurals:
 * ours are inside the ICU text.
 */
export const parsePo = (text: string): Map<string, string> => {
  const texts = new Map<string, string>()
  let id: string | undefined
  let value: string | undefined
  const finish = (line: number) => {
    if (id === undefined) return
    if (value === undefined) throw new SyntaxError(`line ${line}: msgid "${id}" has no msgstr`)
    if (texts.has(id)) throw new SyntaxError(`line ${line}: msgid "${id}" stands twice`)
    if (id !== '') texts.set(id, value)
    id = value = undefined
  }
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  for (const [index, raw] of lines.entries()) {
    const line = raw.trim()
    const number = index + 1
    if (line === '' || line.startsWith('#')) continue
    const [, keyword, quoted] = /^(?:(msgid|msgstr)\s+)?("(?:[^"\\]|\\.)*")$/.exec(line) ?? []
    if (quoted === undefined) throw new SyntaxError(`line ${number} is no PO: ${line}`)
    const part = unquote(quoted)
    if (keyword === 'msgid') {
      finish(number)
      id = part
    } else if (id === undefined || (keyword === 'msgstr' && value !== undefined)) {
      throw new SyntaxError(`line ${number} stands alone: ${line}`)
    } else if (keyword === 'msgstr') value = part
    else if (value === undefined) id += part
    else value += part
  }
  finish(lines.length)
  return texts
}

const escapes: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '"': '"', '\\': '\\' }

const unquote = (quoted: string): string =>
  quoted.slice(1, -1).replace(/\\(.)/g, (whole, letter: string) => escapes[letter] ?? whole)
