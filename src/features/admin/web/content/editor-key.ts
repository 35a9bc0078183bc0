import { canonicalJson } from '#core/fingerprint.ts'
import type { WireVersion } from '#features/content/rules/office-calls.ts'

/** An editor begins anew with something else that is shown; a draft leaves it as it is, the first one too. */
export const editorKey = (shown: unknown, versions: readonly WireVersion[]): string =>
  versions.length > 0 && versions.every(({ state }) => state !== 'shown') ? '' : canonicalJson(shown)
