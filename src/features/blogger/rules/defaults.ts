import type { BloggerSettings } from '../contract.ts'

type Known = {
  /** The blogger's first code, '' without one, and the shop's address with it. */
  readonly code: string
  readonly address: string
  /** The shop's account, and what the shop is called. */
  readonly shop: string
  readonly site: string
}

/** The shop's word where a blogger set nothing. */
export const defaultSettings = ({ code, address, shop, site }: Known): BloggerSettings => ({
  instagram: '',
  instagram_shopping: '',
  shop_instagram: nameIn(shop),
  instagram_link: '',
  has_instagram_shopping: false,
  show_attention_photo_modal: true,
  profile_text: code === '' ? '' : `${site} · ${code}`,
  profile_link: address,
  post_actions: [nameIn(shop) && `@${nameIn(shop)}`, code, address].filter(Boolean),
})

/** The account's name at the end of an address. */
const nameIn = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? ''
