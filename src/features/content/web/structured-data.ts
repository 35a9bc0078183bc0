import type { ShellData } from '#features/stores/rules/shell-data.ts'

/** What search engines read of the shop itself, on its front page. */
export const shopData = ({ settings, publicUrl, view }: ShellData): Record<string, unknown> => ({
  '@type': 'OnlineStore',
  '@id': `${publicUrl}/#shop`,
  name: settings.site_name,
  ...(settings.company ? { legalName: settings.company } : {}),
  url: `${publicUrl}${view.url}`,
  logo: `${publicUrl}/favicon.svg`,
  ...(settings.email_support || settings.phone_display
    ? {
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer service',
          ...(settings.email_support ? { email: settings.email_support } : {}),
          ...(settings.phone_display ? { telephone: settings.phone_display } : {}),
        },
      }
    : {}),
  sameAs: [settings.instagram_link, settings.facebook_link].filter((link) => link !== ''),
})
