import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { SourceMapPayload, SourceOrigin } from 'node:module'
import { fileURLToPath } from 'node:url'

/** A line of a trace, which says itself where it is. */
type Site = { readonly toString: () => string }

/**
 * Stack traces name sources where they would name a bundle in this folder. Its maps lie beside it and are read with the first trace that
 * somebody looks at: Node's own way reads them all at the start.
 */
export const nameSources = (folder: string): void => {
  const maps = new Map<string, SourceMap | undefined>()
  const mapOf = (file: string): SourceMap | undefined => {
    if (!maps.has(file)) maps.set(file, readMap(`${file}.map`))
    return maps.get(file)
  }
  const toSource = (place: string, address: string, line: string, column: string): string => {
    const file = fileURLToPath(address)
    const map = file.startsWith(folder) ? mapOf(file) : undefined
    const origin: Partial<SourceOrigin> = map?.findOrigin(Number(line), Number(column)) ?? {}
    const { fileName, lineNumber = 1, columnNumber = 1 } = origin
    return fileName === undefined ? place : `${new URL(fileName, address).href}:${lineNumber}:${columnNumber}`
  }
  Error.prepareStackTrace = (error, sites: readonly Site[]) => {
    const stack = [Error.prototype.toString.call(error), ...sites.map((site) => `    at ${site.toString()}`)].join('\n')
    return stack.replace(/(file:\/\/[^\s()]+\.js):(\d+):(\d+)/g, toSource)
  }
}

const readMap = (file: string): SourceMap | undefined =>
  existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8')) as SourceMapPayload) : undefined
