/** Something was brought up to date from this page. */
export const upToDateEvent = 'vitrine:up-to-date'
