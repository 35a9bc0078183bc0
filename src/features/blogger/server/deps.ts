import { refuse } from '#core/result.ts'
import type { Refusal, Result } from '#core/result.ts'
import type { Settings } from '#features/stores/rules/settings.ts'
import type { StoreCode, StoreView } from '#features/stores/rules/store-view.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { Jobs } from '#platform/server/jobs.ts'

export type BloggerDeps = {
  readonly dataDir: string
  readonly jobs: Pick<Jobs, 'enqueue'>
  /** Without the slash at its end. */
  readonly publicUrl: string
  readonly settingsOf: (db: Db, code: StoreCode) => Promise<Settings>
  /** Tells every process that these products look different, from the commit on. */
  readonly announce: (db: Db, productIds: ReadonlySet<number>) => Promise<unknown>
}

export type Context = RequestContext<StoreView>
/** `me` is the blogger's customer id. */
export type OwnContext = Context & { readonly me: number }

/** What is a blogger's own: others, managers among them, have none of it. Source: accounts-and-bloggers.md 4, blogger cabinet data. */
export const own =
  <Input, Value, Code extends string>(
    handler: (input: Input, context: OwnContext) => Promise<Result<Value, Code>>,
  ): ((input: Input, context: Context) => Promise<Result<Value, Code | 'ACCESS_DENIED'>>) =>
  async (input, context) =>
    context.session?.roles.includes('blogger')
      ? handler(input, { ...context, me: context.session.customerId })
      : refuse('ACCESS_DENIED')

/** A field that is not as it should be. */
export const invalidField = (field: string, problem = 'INVALID'): Refusal<'INVALID_INPUT'> =>
  refuse('INVALID_INPUT', { fields: { [field]: problem } })
