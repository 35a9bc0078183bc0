/** A slash that belongs to a name stands as `\/` in a path, as Magento writes it. */
export const splitPath = (path: string): string[] =>
  path
    .replaceAll('\\/', '\0')
    .split('/')
    .map((part) => part.replaceAll('\0', '\\/').trim())

/** The path of these parts, whose own slashes are written `\/` already. */
const joinPath = (parts: readonly string[]): string => parts.join('/')

/** Every path on the way to this one, itself last: `Women`, `Women/Tops`, `Women/Tops/Tees`. */
export const pathsTo = (path: string): string[] => {
  const parts = splitPath(path)
  return parts.map((_, index) => joinPath(parts.slice(0, index + 1)))
}

/** The name of a path's last part as people read it. */
export const nameOfPath = (path: string): string => (splitPath(path).at(-1) ?? '').replaceAll('\\/', '/')

/** The path above; undefined of a main category. */
export const parentOfPath = (path: string): string | undefined => {
  const parts = splitPath(path)
  return parts.length > 1 ? joinPath(parts.slice(0, -1)) : undefined
}
