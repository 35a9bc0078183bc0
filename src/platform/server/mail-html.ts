/** A text where HTML stands: no sign of it is markup, in an attribute neither. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** A whole mail around its parts, which are HTML already; the title is a text. */
export const mailPage = (locale: string, title: string, parts: readonly string[]): string =>
  `<!doctype html><html lang="${escapeHtml(locale)}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>` +
  `<body style="font:16px/1.5 sans-serif;color:#121311;max-width:560px;margin:24px auto;padding:0 16px">${parts.join('')}</body></html>`
