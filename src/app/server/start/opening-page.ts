import { storeViews } from '#config/stores/index.ts'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import { isStoreCode } from '#features/stores/rules/store-view.ts'

/** Whether whoever asks is somebody in front of a browser. */
export const wantsPage = (method: string | undefined, accept: string | undefined): boolean =>
  method === 'GET' && accept?.includes('text/html') === true

/** What a browser shows of an address while the shop cannot answer yet: it asks again by itself every two seconds. */
export const openingPage = (url: string, translators: Readonly<Record<Language, Translate>>): string => {
  const code = /^\/([a-z]{2})(?=[/?]|$)/.exec(url)?.[1]
  const { language } = storeViews[code !== undefined && isStoreCode(code) ? code : 'en'].i18n
  const text = translators[language]('refusal.NOT_READY')
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta http-equiv="refresh" content="2"><meta name="robots" content="noindex"><title>${text}</title></head><body><h1>${text}</h1></body></html>`
}
