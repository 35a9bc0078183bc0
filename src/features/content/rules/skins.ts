import { isLanguage } from '#core/language.ts'
import type { Localized } from '#core/language.ts'
import { isRecord } from '#core/record.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import { readTokens } from './design-tokens.ts'
import type { DesignTokens } from './design-tokens.ts'

/** A look that can be chosen whole: a file of `skins/`, its name without the ending is the id. */
export type Skin = { readonly id: string; readonly name: Localized; readonly tokens: DesignTokens }

/** Whether this may be a skin's id, which is a file's name as well: small letters, digits and hyphens, 40 at most. */
const isSkinId = (id: string): boolean => /^[a-z][a-z0-9-]{0,39}$/.test(id)

type BadSkin = 'BAD_SKIN_ID' | 'BAD_SKIN_SHAPE' | 'BAD_SKIN_TOKENS'

/**
 * A skin of what its file says: `{name: {en, …}, tokens: {accent: "#…", …}}`. BAD_SKIN_TOKENS names the tokens that are wrong
 * in `meta.fields`.
 */
export const readSkin = (id: string, content: unknown): Result<Skin, BadSkin> => {
  if (!isSkinId(id)) return refuse('BAD_SKIN_ID')
  if (!isRecord(content) || !isTexts(content.name) || !isTexts(content.tokens)) return refuse('BAD_SKIN_SHAPE')
  const name: Localized = Object.fromEntries(
    Object.entries(content.name).flatMap(([language, text]) =>
      isLanguage(language) && text.trim() ? [[language, text.trim().slice(0, 60)]] : [],
    ),
  )
  if (!name.en) return refuse('BAD_SKIN_SHAPE')
  const { tokens, faults } = readTokens(content.tokens)
  return Object.keys(faults).length > 0 ? refuse('BAD_SKIN_TOKENS', { fields: faults }) : ok({ id, name, tokens })
}

const isTexts = (value: unknown): value is Record<string, string> =>
  isRecord(value) && Object.keys(value).length <= 100 && Object.values(value).every((each) => typeof each === 'string')
