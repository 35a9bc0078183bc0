import type { FastifyRequest } from 'fastify'
import { isStoreCode } from '#features/stores/rules/store-view.ts'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import type { Language } from '#core/language.ts'
import type { Translate } from '#core/text.ts'
import { withoutNul } from '#platform/server/database/searched-text.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import type { Pages } from '../pages/pages.ts'

/** What the pages' forms need. */
export type FormDeps = Pick<Pages, 'answerForm'> & {
  readonly storeViews: Readonly<Record<string, StoreView>>
  readonly translators: Readonly<Record<Language, Translate>>
  /** With an address the call comes from there: what is limited by address counts it. */
  readonly callAs: (view: StoreView, request: FastifyRequest, address?: string) => AnyCall
  readonly newId: () => string
  readonly now: () => Date
  readonly isSecure: boolean
}

/** The fields of a form, '' for one that is missing, and the store view it names. */
export const readForm = ({ storeViews }: Pick<FormDeps, 'storeViews'>, request: FastifyRequest) => {
  const sent = Object.entries((request.body ?? {}) as Record<string, unknown>)
  const form: Readonly<Record<string, string>> = Object.fromEntries(
    sent.map(([name, value]) => [toText(name), toText(value)]),
  )
  const field = (name: string) => form[name] ?? ''
  const view = storeViews[isStoreCode(field('store')) ? field('store') : 'en']
  if (!view) throw new Error('no store view en')
  return { form, field, view }
}

/** Text that the database would not take is no text. */
const toText = (value: unknown): string => (typeof value === 'string' ? withoutNul(value).toWellFormed() : '')
