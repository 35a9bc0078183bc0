import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { settings as defaults } from '#config/settings.ts'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { Db, RequestContext } from '#platform/server/context.ts'
import type { Mount } from '#platform/server/http.ts'
import { settingCalls } from '../rules/setting-calls.ts'
import type { SettingChoices, WireSetting } from '../rules/setting-calls.ts'
import { harmsOf } from '../rules/setting-harm.ts'
import type { Harm } from '../rules/setting-harm.ts'
import { checkShape } from '../rules/setting-shapes.ts'
import type { Shape } from '../rules/setting-shapes.ts'
import { isSettingKey, settingSpecs } from '../rules/setting-specs.ts'
import type { SettingKey, SettingSpec } from '../rules/setting-specs.ts'
import { storeCodes } from '../rules/store-view.ts'
import type { StoreCode, StoreView } from '../rules/store-view.ts'
import { getAllSettings } from './store.ts'

type Context = RequestContext<StoreView>

export type SettingDeps = {
  readonly storeViews: Readonly<Record<StoreCode, StoreView>>
  /** Whether whoever changes a setting showed their second factor lately, where the shop asks for one. */
  readonly checkFresh: (context: Context) => Promise<Result<true, 'SECOND_FACTOR_NEEDED'>>
  /** Writes down what was changed, in the same transaction. */
  readonly record: (context: Context, target: string) => Promise<void>
  /** Whether whoever runs the shop lets it call a host. */
  readonly mayCall: (host: string) => boolean
  readonly choicesOf: (view: StoreView) => SettingChoices
  /** Makes what hangs on a setting follow it, in the same transaction. */
  readonly onChange: (context: Context, key: SettingKey) => Promise<void>
}

/** Mounts the calls that admins set the shop with. */
export const settingRoutes = (mount: Mount<StoreView>, deps: SettingDeps): void =>
  mount.mount(settingCalls, {
    'GET /api/admin/settings': async (_input, { db, store }) =>
      ok({
        items: await readSettings(db),
        choices: deps.choicesOf(store),
        views: Object.values(deps.storeViews).map(({ storeCode, url, name, flag, i18n }) => ({
          store_code: storeCode,
          url,
          name,
          flag,
          language: i18n.fullLanguageName,
          currency: i18n.currencyCode,
        })),
      }),

    'POST /api/admin/settings': async ({ body }, context) => {
      const { key, value } = body
      const code = isOneOf(storeCodes, body.store_code) ? body.store_code : ''
      if (!isSettingKey(key)) return refuse('NOT_FOUND')
      const spec = settingSpecs[key]
      if (spec.isShopWide && code !== '') return refuse('INVALID_INPUT', { fields: { store_code: 'SHOP_WIDE' } })
      const faults = value === undefined ? {} : faultsOf(spec, value, deps.choicesOf(context.store))
      if (Object.keys(faults).length > 0) return refuse('INVALID_INPUT', { fields: faults })
      const closed = spec.isCalled ? hostsOf(value).find((host) => !deps.mayCall(host)) : undefined
      if (closed !== undefined) return refuse('HOST_NOT_ALLOWED', { values: { host: closed } })
      const fresh = await deps.checkFresh(context)
      if (!fresh.ok) return fresh
      // one admin after the other: what either of two changes spares may break by both
      await sql`select pg_advisory_xact_lock(hashtextextended('settings', 0))`.execute(context.db)
      const before = await ownValue(context.db, key, code)
      // what stands there already is an answer that was lost
      if (body.seen && !isDeepStrictEqual(before, body.seen.value) && !isDeepStrictEqual(before, value))
        return refuse('SETTING_CHANGED', { setting: await readSetting(context.db, key) })
      const broken = await findBroken(deps, context.db)
      await write(context, key, code, value)
      const worse = (await findBroken(deps, context.db)).find(({ place }) => !broken.some((one) => one.place === place))
      if (worse) return refuse(worse.harm)
      await deps.onChange(context, key)
      // last: until the transaction ends nobody else of the shop's people writes anything down
      await deps.record(context, deedOf(key, code, before, value))
      return ok(await readSetting(context.db, key))
    },
  })

const isOneOf = <T>(all: readonly T[], one: unknown): one is T => all.some((each) => each === one)

/** The hosts of an address, or of a list of them. */
const hostsOf = (value: unknown): string[] =>
  [value].flat().flatMap((address) => (typeof address === 'string' && URL.parse(address)?.hostname) || [])

const readSettings = async (db: Db): Promise<WireSetting[]> => {
  const keys = Object.keys(settingSpecs).filter(isSettingKey)
  const rows = await db
    .selectFrom('setting')
    .select(['key', 'store_code', 'value'])
    .where('key', 'in', keys)
    .orderBy('store_code')
    .execute()
  return keys.map((key) => {
    const own = rows.filter((row) => row.key === key)
    const everywhere = own.find(({ store_code }) => store_code === '')
    return {
      key,
      default: defaults[key],
      ...(everywhere ? { value: everywhere.value } : {}),
      views: Object.fromEntries(own.flatMap((row) => (row.store_code === '' ? [] : [[row.store_code, row.value]]))),
    }
  })
}

const readSetting = async (db: Db, key: SettingKey): Promise<WireSetting> => {
  const found = (await readSettings(db)).find((setting) => setting.key === key)
  if (!found) throw new Error(`no setting ${key}`)
  return found
}

/** Bytes that the longest setting may have as JSON. */
const mostBytes = 60_000

const faultsOf = (
  { shape }: SettingSpec,
  value: unknown,
  choices: SettingChoices,
): Readonly<Record<string, string>> => {
  if (JSON.stringify(value).length > mostBytes) return { '': 'TOO_LONG' }
  const faults = checkShape(shape, value)
  return Object.keys(faults).length > 0 ? faults : unknownNames(shape, value, choices, '')
}

/** What names something that the shop has not. */
const unknownNames = (shape: Shape, value: unknown, choices: SettingChoices, path: string): Record<string, string> => {
  const at = (name: string | number) => (path === '' ? String(name) : `${path}.${name}`)
  if (shape.kind === 'or-nothing') return value === null ? {} : unknownNames(shape.of, value, choices, path)
  if (shape.kind === 'text') {
    const offered = shape.names && choices[shape.names]
    return !offered || offered.some((one) => one.value === value) ? {} : { [path]: 'NOT_OFFERED' }
  }
  const inner: [string, Shape, unknown][] =
    shape.kind === 'list'
      ? (value as unknown[]).map((item, index) => [at(index), shape.item, item])
      : shape.kind === 'fields'
        ? Object.entries(value as object).flatMap(([name, one]) => {
            const field = shape.fields[name]
            return field ? [[at(name), field, one as unknown]] : []
          })
        : []
  return Object.assign({}, ...inner.map(([where, of, one]) => unknownNames(of, one, choices, where))) as Record<
    string,
    string
  >
}

/** What it is set to for all views or for one. */
const ownValue = async (db: Db, key: SettingKey, code: '' | StoreCode): Promise<unknown> => {
  const row = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', key)
    .where('store_code', '=', code)
    .executeTakeFirst()
  return row?.value
}

/** Sets it, or takes it away. */
const write = async ({ db, now }: Context, key: SettingKey, code: '' | StoreCode, value: unknown): Promise<void> => {
  if (value === undefined) {
    await db.deleteFrom('setting').where('key', '=', key).where('store_code', '=', code).execute()
    return
  }
  const set = { value: JSON.stringify(value), updated_at: now }
  await db
    .insertInto('setting')
    .values({ key, store_code: code, ...set })
    .onConflict((conflict) => conflict.columns(['key', 'store_code']).doUpdateSet(set))
    .execute()
}

/** What breaks the shop as the settings are now, and in which view: a row put there by hand is not the fault of who sets another. */
const findBroken = async (deps: SettingDeps, db: Db): Promise<{ harm: Harm; place: string }[]> => {
  const settings = await getAllSettings(db)
  return storeCodes.flatMap((code) =>
    harmsOf(settings[code], deps.storeViews[code]).map((harm) => ({ harm, place: `${code} ${harm}` })),
  )
}

/** Letters of a value in the audit. */
const mostTold = 400

/** What the audit says of a change: from what to what, but for what may hold a password or name somebody. */
const deedOf = (key: SettingKey, code: string, before: unknown, after: unknown): string => {
  const name = code === '' ? key : `${key} (${code})`
  if (settingSpecs[key].isPrivate) return name
  const told = (value: unknown) => (value === undefined ? 'default' : JSON.stringify(value).slice(0, mostTold))
  return `${name}: ${told(before)} → ${told(after)}`
}
