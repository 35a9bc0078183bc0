import { posix } from 'node:path'
import type { Finding, Source } from './source.ts'

/** Relative links of every Markdown file lead to a file or folder that exists, and to a heading in it where they name one. */
export const checkLinks = (sources: readonly Source[]): Finding[] => {
  const pages = new Map(sources.map(({ path, text }) => [path, text]))
  const folders = new Set(sources.flatMap(({ path }) => listFolders(path)))
  return sources
    .filter(({ path }) => path.endsWith('.md'))
    .flatMap(({ path, text }) =>
      readLinks(text).flatMap(({ to, line }): Finding[] => {
        const [file = '', heading] = to.split('#')
        const target = file === '' ? path : posix.join(posix.dirname(path), decodeURIComponent(file)).replace(/\/$/, '')
        if (!pages.has(target) && !folders.has(target)) return [{ path, line, message: `${to} leads nowhere` }]
        const page = pages.get(target)
        if (!heading || page === undefined || !target.endsWith('.md') || listHeadings(page).includes(heading)) return []
        return [{ path, line, message: `${target} has no heading "${heading}"` }]
      }),
    )
}

const listFolders = (path: string): string[] => {
  const folder = posix.dirname(path)
  return folder === '.' ? ['.'] : [folder, ...listFolders(folder)]
}

const readLinks = (text: string): { to: string; line: number }[] => {
  const links: { to: string; line: number }[] = []
  let isFenced = false
  for (const [index, raw] of text.split('\n').entries()) {
    if (/^\s*(```|~~~)/.test(raw)) isFenced = !isFenced
    if (isFenced) continue
    const line = raw.replaceAll(/`[^`]*`/g, '')
    const found = [
      ...line.matchAll(/\]\(\s*<?([^)>\s]+)>?[^)]*\)/g),
      ...line.matchAll(/^\s*\[[^\]]+\]:\s*<?(\S+?)>?\s*$/g),
    ]
    for (const [, to = ''] of found) if (!/^([a-z][a-z0-9+.-]*:|\/\/|\/)/i.test(to)) links.push({ to, line: index + 1 })
  }
  return links
}

const listHeadings = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const title = /^#{1,6}\s+(.*?)\s*#*$/.exec(line)?.[1]
    if (title === undefined) return []
    return [
      title
        .toLowerCase()
        .replaceAll(/[`*_]/g, '')
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(/\s/g, '-'),
    ]
  })
