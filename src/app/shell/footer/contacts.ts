import type { PublicSettings } from '#features/stores/rules/public-settings.ts'

type ContactSettings = Pick<
  PublicSettings,
  | 'phone_display'
  | 'phone_800_link'
  | 'email_support'
  | 'telegram_link'
  | 'whatsapp_link'
  | 'viber_link'
  | 'instagram_link'
  | 'facebook_link'
>

/** The ways to reach the shop that its settings name. */
export const contactsOf = (settings: ContactSettings): { label: string; href: string }[] => {
  const { phone_display: phone, phone_800_link: phoneLink, email_support: email } = settings
  const messengers = [
    ['Telegram', settings.telegram_link],
    ['WhatsApp', settings.whatsapp_link],
    ['Viber', settings.viber_link],
    ['Instagram', settings.instagram_link],
    ['Facebook', settings.facebook_link],
  ] as const
  return [
    ...(phone ? [{ label: phone, href: phoneLink || `tel:${phone.replace(/[^\d+]/g, '')}` }] : []),
    ...(email ? [{ label: email, href: `mailto:${email}` }] : []),
    ...messengers.flatMap(([label, href]) => (href ? [{ label, href }] : [])),
  ]
}
