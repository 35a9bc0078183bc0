import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#core/language.ts'
import { createTranslators } from '#platform/server/texts.ts'

const translators = createTranslators(join(import.meta.dirname, '..'))

/** What the specification quotes is said to the letter. */
const quoted: [id: string, text: string][] = [
  ['product.priceUnknown', 'Product price is unknown, product cannot be added to the cart!'],
  ['product.noVariants', 'No available product variants'],
  ['refusal.BAD_CONTENT_TYPE', 'Error with response - bad content-type!'],
  ['refusal.WRONG_SHAPE', 'Unhandled error, wrong response format!'],
  ['unsent.contentType', 'Error with response - bad content-type!'],
  ['unsent.wrongShape', 'Unhandled error, wrong response format!'],
  ['unsent.signedOut', 'Error refreshing user token. User is not authorized to access the resource'],
  [
    'unsent.tokenAttempts',
    'Internal Application error while refreshing the tokens. Please clear the storage and refresh page.',
  ],
  ['refusal.TAX_COUNTRY_MISSING', 'Please do set the tax.defaultCountry in order to calculate totals'],
  [
    'checkout.invalid',
    'Internal validation error. Please check if all required fields are filled in. Please contact us on help@shop.test',
  ],
  [
    'order.refusedFields',
    'Internal validation error. Please check if all required fields are filled in. Please contact us on help@shop.test',
  ],
  ['search.notSynchronized', 'No products synchronized for this category. Please come back while online!'],
  ['app.unavailable', 'The product, category or CMS page is not available in Offline mode. Redirecting to Home.'],
  [
    'saved.invalid',
    'Address provided in checkout contains invalid data. Please check if all required fields are filled in and also contact us on help@shop.test to resolve this issue for future. Your order has been canceled.',
  ],
  ['checkout.outTitle', "Some products you've ordered are out of stock. Your order has been canceled."],
  ['refusal.OUT_OF_STOCK', "Some products you've ordered are out of stock. Your order has been canceled."],
  ['checkout.serverError', 'The order can not be transfered because of server error.'],
  ['checkout.queued', 'The order can not be transfered because of server error. Order has been queued.'],
  ['saved.queued', 'Order has been queued.'],
  ['saved.waitingTitle', 'Order waiting!'],
  ['shell.offline', 'You are offline. Some features might not be available.'],
  ['app.partFailed', 'An error occured while loading the component'],
  ['app.partOffline', "Component couldn't be loaded due to lack of network connectivity"],
  ['account.passwordOffline', 'Reset password feature does not work while offline!'],
  ['refusal.CMS_EMPTY', 'CMS query returned empty result'],
  ['account.updated', 'Account data has successfully been updated'],
  ['account.passwordChanged', 'Password has successfully been changed'],
  ['shell.loggedOut', "You're logged out"],
  ['consent.text', 'We use cookies to give you the best shopping experience.'],
  ['account.incorrectContact', 'Incorrect phone or e-mail'],
  ['account.incorrectPhone', 'Incorrect phone'],
  ['account.incorrectEmail', 'Incorrect e-mail'],
  ['account.incorrectCode', 'Incorrect code'],
  ['account.enterName', 'Enter your name'],
  ['account.noOrders', 'No orders yet'],
  ['frame.chooseLanguage', 'Choose your language'],
  ['shell.menu', 'Menu'],
  ['order.shared', 'Copied to clipboard'],
  ['returning.royaltySent', 'on account'],
  ['returning.royaltyPending', 'being confirmed'],
]

test.each(quoted)('[SHELL-191] %s says to the letter what is specified', (id, text) => {
  expect(translators.en(id, { email: 'help@shop.test' })).toBe(text)
})

/** What it names by a key alone has words of ours. */
const named: [key: string, id: string, text: string][] = [
  ['IMPORT_IS_SUCCESSFUL_FINISHED', 'staff.imported', 'The catalogue is up to date'],
  ['SKINS_ARE_SUCCESSFUL_UPDATED', 'staff.skinsUpdated', 'The skins are up to date'],
  ['ERROR_OCCURRED_WHEN_IMPORTING', 'staff.importFailed', 'An error occurred while the catalogue was updated.'],
  ['ERROR_OCCURRED_WHEN_SKINS_UPDATING', 'staff.skinsFailed', 'An error occurred while the skins were updated.'],
  ['BLOGGER_CABINET_IS_UPDATED', 'cabinet.updated', 'The cabinet is up to date.'],
  ['PROMO_MODE_IS_TURNED_ON', 'frame.promoTurnedOn', 'Promo mode is turned on'],
  ['PROMO_MODE_IS_TURNED_OFF', 'frame.promoTurnedOff', 'Promo mode is turned off'],
  ['YOU_ARE_LOGGED_AS_USER', 'account.loggedAsUser', 'You are signed in as this customer'],
  ['YOU_ARE_LOGGED_AS_BLOGGER', 'account.loggedAsBlogger', 'You are signed in as the blogger'],
  ['PRODUCT_FEEDS_INSTAGRAM_FEED_COPIED', 'staff.feedCopied', 'The address of the Instagram feed is copied'],
]

test.each(named)('[SHELL-191] %s is the text %s', (_, id, text) => {
  expect(translators.en(id)).toBe(text)
})

test('[SHELL-191] none of them is left in English elsewhere', () => {
  for (const language of languages.filter((each) => each !== 'en')) {
    const same = [...quoted.map(([id]) => id), ...named.map(([, id]) => id)].filter((id) => {
      const values = { email: 'help@shop.test' }
      return translators[language](id, values) === translators.en(id, values)
    })
    expect([language, same]).toEqual([language, []])
  }
})

test('[SHELL-192] Russian and Ukrainian have three forms for numbers', () => {
  const wait = (language: 'ru' | 'uk', count: number) =>
    translators[language]('account.newCodeIn', { count }).replaceAll(/.*\d+\s/g, '')
  const forms = (language: 'ru' | 'uk') => [1, 2, 5, 11, 21, 22, 25].map((count) => wait(language, count))
  expect(forms('ru')).toEqual(['секунду', 'секунды', 'секунд', 'секунд', 'секунду', 'секунды', 'секунд'])
  expect(new Set(forms('uk')).size).toBe(3)
})
