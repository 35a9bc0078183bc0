/**
 * Whether every part of a path names a file or folder where it stands: nothing that leads up, is hidden, is another system's
 * separator, cannot be seen, or is longer than a file system takes.
 */
export const isPlainPath = (parts: readonly string[]): boolean =>
  // oxlint-disable-next-line no-control-regex -- it is these signs that are refused
  parts.every((part) => part !== '' && part.length <= 255 && !part.startsWith('.') && !/[\\:\u0000-\u001f]/.test(part))
