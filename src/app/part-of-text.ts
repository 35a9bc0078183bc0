import type { TextPart } from '#core/text.ts'

/**
 * Texts that no page needs to wake up are in files of their own, by the beginning of their id: those of the `frame` come with what
 * stands around every page, `facts` with what a product page says of the style, `late` ones with the parts that say them, the others
 * with the pages that do. Refusals that one of them alone can get are said there, or in the words the server
 * sends. The build and the server read this; a browser knows its files by their names.
 */
const parts = {
  frame: /^(frame|letter|consent|install|compare)\.|^contact\.title$|^account\.(actingBanner|returnTo)$/,
  facts: /^product\.(safety|model|articleLabel|cm$|description|care|details|fit)/,
  late: /^(account|saved|unsent|reviewForm|notify|returning|area|contact|gone)\.|^wishlist\.viewed|^cart\.(edit|held|shared)[A-Z]|^product\.guide(?!Size)|^refusal\.(INCORRECT_(CODE|PHONE|PASSWORD|EMAIL|LOGIN)|RESET_TOKEN_INVALID|TOKEN_INVALID|CONTACT_(TAKEN|UNPROVEN)|ADDRESSES_FULL|ORDERS_OPEN|ROYALTY_OWED|PASSKEY_REFUSED|PASSKEYS_FULL|SECOND_FACTOR_NEEDED)$/,
  checkout:
    /^(order|checkout)\.|^refusal\.(ORDER_(PAID|CANCELED|UNPAID|CHANGED)|TOTAL_CHANGED|PAYMENT_CLOSED|RETURN_(NOT_ALLOWED|OVER)|PROVIDER_UNAVAILABLE)$/,
  search: /^search\./,
  product: /^product\./,
  home: /^home\./,
  cabinet:
    /^cabinet\.|^refusal\.(PHOTO_LIMIT|PHOTO_POSTED|NOT_DELIVERED|PRODUCT_ARCHIVED|SET_NOT_ALLOWED|CODE_TAKEN|NOTHING_TO_PAY|PAYOUT_(OPEN|CLOSED))$/,
  office:
    /^office\.|^refusal\.(MOVE_NOT_ALLOWED|ORDER_(DELIVERED|NOT_FREE)|(SETTING|COUPON|CODES|WIKI|PAGE|DESIGN|SLIDES|TRACKING)_CHANGED|COUNTS_REFUSED|CATEGORY_NOT_EMPTY|NOT_UNDOABLE|REQUEST_DECIDED|SIGNATURE_(INVALID|EXPIRED)|PAYMENT_MISMATCH|ADDRESS_TAKEN|COUPON_EXISTS|SKU_TAKEN|SKUS_UNKNOWN|IMPORT_NOT_LAST|CHANGED_SINCE|STOCK_BELOW_ZERO|DELIVERY_NEEDED|PAYMENT_NEEDED|VIEW_NEEDED|RATE_FIXED|HOST_NOT_ALLOWED|COUNTRY_NEEDED|NO_P(ICTURE|DF)|WIKI_EXISTS|WIKIS_FULL|REFUND_TOO_HIGH|WEBHOOK_URL_MISSING|NOT_REPEATED|NOT_FAILED|ALREADY_SHOWN)$/,
  staff: /^staff\.|^refusal\.(ALREADY_RUNNING|IMPORT_REFUSED)$/,
} as const satisfies Readonly<Record<TextPart, RegExp>>

export const textParts = Object.keys(parts) as TextPart[]

/** Said by screens alone that nobody needs without a network. */
const neededOnline: readonly TextPart[] = ['cabinet', 'office', 'staff']

/** The parts that any page may say while the shop cannot be reached. */
export const textPartsKept = textParts.filter((part) => !neededOnline.includes(part))

/** The file that a text is in; undefined of what every page has. */
export const partOfText = (id: string): TextPart | undefined => textParts.find((part) => parts[part].test(id))
