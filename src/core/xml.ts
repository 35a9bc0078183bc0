const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** A text as XML 1.0 may hold it, in an element or an attribute; signs that XML has no place for are left out. */
export const escapeXml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/[&<>"']/g, (sign) => named[sign] ?? sign)

/** `<name>text</name>`. */
export const xmlElement = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
