import { languages } from '#core/language.ts'
import { parsePo } from '#core/po.ts'
import { isCode, isTest, toLine, walk } from './source.ts'
import type { Finding, Node, Source } from './source.ts'

type Folder = Map<string, Map<string, string>>

/** Every text that is used exists in all five languages, with the same arguments. */
export const checkTexts = (sources: readonly Source[]): Finding[] => {
  const findings: Finding[] = []
  const folders = readFolders(sources, findings)
  const known = new Set(
    [...folders.values()].flatMap((folder) => [...folder.values()].flatMap((texts) => [...texts.keys()])),
  )
  for (const [folder, byLanguage] of folders) findings.push(...compareLanguages(folder, byLanguage))
  for (const source of sources.filter(
    (candidate) => /^(src|config)\//.test(candidate.path) && isCode(candidate) && !isTest(candidate),
  )) {
    for (const { id, line } of readUses(source)) {
      if (!known.has(id))
        findings.push({
          path: source.path,
          line,
          message: `the text "${id}" is in no locales/*.po: add it in ${languages.join(', ')}`,
        })
    }
  }
  return findings
}

const isCatalogue = ({ path }: Source): boolean => /(^|\/)locales\/[^/]+\.po$/.test(path)

const readFolders = (sources: readonly Source[], findings: Finding[]): Map<string, Folder> => {
  const folders = new Map<string, Folder>()
  for (const { path, text } of sources.filter(isCatalogue)) {
    const [, folder = '', language = ''] = /^(.*)\/([^/]+)\.po$/.exec(path) ?? []
    const byLanguage = folders.get(folder) ?? new Map<string, Map<string, string>>()
    folders.set(folder, byLanguage)
    try {
      byLanguage.set(language, parsePo(text))
    } catch (error) {
      findings.push({ path, message: (error as Error).message })
    }
  }
  return folders
}

const compareLanguages = (folder: string, byLanguage: Folder): Finding[] => {
  const all = new Set([...byLanguage.values()].flatMap((texts) => [...texts.keys()]))
  const english = byLanguage.get('en')
  return languages.flatMap((language) => {
    const path = `${folder}/${language}.po`
    const texts = byLanguage.get(language)
    if (!texts) return [{ path, message: 'this language is missing' }]
    return [...all].flatMap((id): Finding[] => {
      const text = texts.get(id)
      if (text === undefined) return [{ path, message: `"${id}" is missing` }]
      if (text.trim() === '') return [{ path, message: `"${id}" is empty` }]
      const original = english?.get(id)
      const findings = checkPlurals(language, text).map((message) => ({ path, message: `"${id}" ${message}` }))
      if (original === undefined) return findings
      if (language !== 'en' && text === original && !isName(language, text))
        findings.push({ path, message: `"${id}" is the English text: translate it, or name it among the names` })
      const [own, wanted] = [listArguments(text).join(', '), listArguments(original).join(', ')]
      if (own !== wanted) findings.push({ path, message: `"${id}" has the arguments {${own}}, English {${wanted}}` })
      return findings
    })
  })
}

/** What is written alike in every language, and words that a language shares with English. */
const sharedWords: Readonly<Record<string, ReadonlySet<string>>> = {
  all: new Set(['OK', 'VIP', 'Vitrine', 'cm', 'Passkey', 'Passkeys', '{size} cm', '{number} cm', '{value}%']),
  de: new Set([
    'Shop',
    'Sale',
    'Promo',
    'Details',
    'Optional',
    'optional',
    'Name',
    'Code',
    'Code {code}',
    'Admin',
    'Blogger',
    'Manager',
    'Tokens',
    'Webhooks',
  ]),
}

const isName = (language: string, text: string): boolean =>
  sharedWords['all']?.has(text) === true ||
  sharedWords[language]?.has(text) === true ||
  !/\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''))

/** The forms that a language has for numbers, as Unicode counts them: a plural without one of them says the wrong word. */
const formsOf = (language: string): string[] =>
  new Intl.PluralRules(language).resolvedOptions().pluralCategories.toSorted()

const checkPlurals = (language: string, text: string): string[] => {
  const wanted = formsOf(language)
  return listPlurals(text).flatMap((forms) => {
    // one sentence for every number, as English may have it
    const isPlain = language === 'en' && forms.join() === 'other'
    const missing = isPlain ? [] : wanted.filter((form) => !forms.includes(form))
    const strange = forms.filter((form) => !wanted.includes(form) && !/^=\d+$/.test(form))
    return [
      ...(missing.length > 0 ? [`has a plural without ${missing.join(', ')}`] : []),
      ...(strange.length > 0 ? [`has a plural with ${strange.join(', ')}, which the language does not have`] : []),
    ]
  })
}

/** The names of the branches of every plural in an ICU text. */
export const listPlurals = (text: string): string[][] => {
  const plurals: string[][] = []
  for (const match of text.matchAll(/\{\s*\w+\s*,\s*plural\s*,/g)) {
    const rest = text.slice(match.index + match[0].length, closing(text, match.index))
    const forms: string[] = []
    let at = 0
    for (let open = rest.indexOf('{'); open >= 0; open = rest.indexOf('{', at)) {
      forms.push(rest.slice(at, open).trim())
      at = closing(rest, open) + 1
    }
    plurals.push(forms)
  }
  return plurals
}

/** The names of an ICU text's arguments, in order: `{count, plural, one {# item} other {# items}}` has `count`. */
export const listArguments = (text: string): string[] => {
  const names = new Set<string>()
  // a name stands after a brace and before a comma or the closing brace; the words of a plural's branches do not
  const read = (part: string): void => {
    for (let at = part.indexOf('{'); at >= 0; at = part.indexOf('{', at + 1)) {
      const end = closing(part, at)
      const [, name, kind, rest] = /^\s*([A-Za-z_]\w*)\s*(?:,\s*(\w+)\s*,?([^]*))?$/.exec(part.slice(at + 1, end)) ?? []
      if (name) names.add(name)
      if (kind) for (const branch of listBranches(rest ?? '')) read(branch)
      at = end
    }
  }
  read(text.replaceAll(/'\{[^']*'/g, ''))
  return [...names].toSorted()
}

const listBranches = (text: string): string[] => {
  const branches: string[] = []
  for (let at = text.indexOf('{'); at >= 0; at = text.indexOf('{', at)) {
    const end = closing(text, at)
    branches.push(text.slice(at + 1, end))
    at = end
  }
  return branches
}

const closing = (text: string, open: number): number => {
  let depth = 0
  for (let at = open; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}' && --depth === 0) return at
  }
  return text.length
}

const translators = new Set(['t', 'translate'])
const idPattern = /^[a-z][A-Za-z0-9-]*(\.[A-Za-z0-9_-]+)+$/

/** Ids given to a translator: as they are, or as the outcomes of a condition. Ids put together at run time are not seen. */
const readUses = (source: Source): { id: string; line: number }[] => {
  const uses: { id: string; line: number }[] = []
  const take = (value: Node | undefined): void => {
    if (value?.type === 'ConditionalExpression') {
      take(value['consequent'] as Node)
      take(value['alternate'] as Node)
    }
    const id = value?.type === 'Literal' ? value['value'] : undefined
    if (value && typeof id === 'string') uses.push({ id, line: toLine(source, value.start) })
  }
  walk(source, (node) => {
    if (node.type === 'CallExpression' && translators.has(String((node['callee'] as { name?: unknown }).name)))
      take((node['arguments'] as Node[])[0])
    // tables of ids: { title: 'cart.title' as TextId } and the like name their texts by `text:` or `…Text:`
    if (node.type === 'Property' && /^(text|\w+Text)$/.test(String((node['key'] as { name?: unknown }).name))) {
      const value = node['value'] as Node
      if (typeof value['value'] === 'string' && idPattern.test(value['value'])) take(value)
    }
  })
  return uses
}
