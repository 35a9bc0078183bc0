import { randomUUID } from 'node:crypto'

export type FormFile = {
  readonly field: string
  readonly name?: string
  readonly type?: string
  readonly bytes: Uint8Array
}

/** The body of a multipart form and its header, as a browser sends them. */
export const multipart = (files: readonly FormFile[], fields: Readonly<Record<string, string>> = {}) => {
  const boundary = `form-${randomUUID()}`
  const parts: Uint8Array[] = []
  const add = (text: string) => void parts.push(Buffer.from(text))
  for (const [name, value] of Object.entries(fields))
    add(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`)
  for (const { field, name = 'photo.jpg', type = 'image/jpeg', bytes } of files) {
    add(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`,
    )
    parts.push(bytes)
    add('\r\n')
  }
  add(`--${boundary}--\r\n`)
  return { payload: Buffer.concat(parts), headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } }
}
