import { open } from 'node:fs/promises'
import { findDelimiter, findEncoding, readColumns, toUndecodable, UnreadableFile } from './csv.ts'
import type { Format, Head, SourceFile } from './format.ts'

const headSize = 65_536

export type Detected = { readonly file: SourceFile; readonly head: Head; readonly format: Format }

/** The format of a file by the anchors in its head. Throws `UnreadableFile` where it fits none. */
export const detectFormat = async (file: SourceFile, formats: readonly Format[]): Promise<Detected> => {
  const head = await readHead(file)
  const format = formats.find((candidate) => candidate.recognises(head))
  if (format) return { file, head, format }
  const known = formats.map(({ name, anchors }) => `  ${name}: ${anchors}`).join('\n')
  const found = [...head.columns].slice(0, 12).join(', ')
  throw new UnreadableFile(
    `its header is none that we know${found ? ` (it begins with ${found})` : ''}. Known are\n${known}`,
  )
}

const inWords: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'it is a folder: name the files in it',
}

/** Whether all bytes stand for signs; the last sign may be cut off. */
const isDecodable = (start: Buffer, encoding: string): boolean => {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(start, { stream: true })
    return true
  } catch {
    return false
  }
}

/** The beginning of a file as formats look at it. Throws `UnreadableFile` for what is missing, empty or no text. */
export const readHead = async ({ path, columns }: SourceFile): Promise<Head> => {
  const bytes = Buffer.alloc(headSize)
  let length = 0
  try {
    const handle = await open(path)
    try {
      length = (await handle.read(bytes, 0, headSize, 0)).bytesRead
    } finally {
      await handle.close()
    }
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    throw new UnreadableFile(inWords[code] ?? message)
  }
  if (!length) throw new UnreadableFile('it is empty')
  const start = bytes.subarray(0, length)
  const encoding = findEncoding(start)
  const text = new TextDecoder(encoding).decode(start, { stream: true })
  if (text.includes('\0')) throw new UnreadableFile('it is no text: save it as CSV UTF-8')
  if (!isDecodable(start, encoding)) throw await toUndecodable(path, encoding)
  const delimiter = findDelimiter(text)
  return { text, delimiter, columns: new Set(readColumns(text, columns) ?? []), isMapped: columns !== undefined }
}
