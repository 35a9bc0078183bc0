/**
 * What a blogger is called in the shop: the name of their own account, without the @; '' where they set none, or one that no account
 * can have.
 */
export const publicName = (instagram: string): string => /^@?([\w.]{1,30})$/.exec(instagram.trim())?.[1] ?? ''
