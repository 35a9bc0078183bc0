/** Latin-1 names in the order of their code points from 160 on. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest ' +
  'Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig ' +
  'agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'

const others: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  OElig: 'Œ',
  oelig: 'œ',
  Scaron: 'Š',
  scaron: 'š',
  Yuml: 'Ÿ',
  ensp: '\u2002',
  emsp: '\u2003',
  thinsp: '\u2009',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  dagger: '†',
  bull: '•',
  hellip: '…',
  permil: '‰',
  prime: '′',
  Prime: '″',
  lsaquo: '‹',
  rsaquo: '›',
  euro: '€',
  trade: '™',
  larr: '←',
  rarr: '→',
  minus: '−',
  ne: '≠',
  le: '≤',
  ge: '≥',
  frac13: '⅓',
  frac23: '⅔',
  frac18: '⅛',
  frac38: '⅜',
  frac58: '⅝',
  frac78: '⅞',
}

const named = new Map<string, string>([
  ...latin.split(' ').map((name, index) => [name, String.fromCodePoint(160 + index)] as const),
  ...Object.entries(others),
])

/** `&trade;`, `&#174;` and `&#xAE;` as the characters they name; an unknown one stays as it stands. */
export const decodeEntities = (text: string): string =>
  text.includes('&')
    ? text.replace(
        /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([A-Za-z][A-Za-z0-9]{1,7}));/g,
        (whole, decimal, hex, name) => {
          if (name) return named.get(name) ?? whole
          const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
          return isCharacter(point) ? String.fromCodePoint(point) : ''
        },
      )
    : text

/** Neither a control character (which PostgreSQL or a page would choke on) nor half of a surrogate pair. */
const isCharacter = (point: number): boolean =>
  (point >= 32 || point === 9 || point === 10) &&
  point <= 0x10ffff &&
  !(point >= 0x7f && point < 0xa0) &&
  !(point >= 0xd800 && point <= 0xdfff)
