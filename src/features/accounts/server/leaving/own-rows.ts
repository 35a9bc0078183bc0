import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import { withoutKeys } from '../../rules/without-keys.ts'
import type { Customer } from '../customers.ts'
import { personalTables } from './personal-data.ts'
import type { PersonalTable } from './personal-data.ts'

export type Person = Pick<Customer, 'id' | 'phone' | 'email'>

/** The condition that picks a person's rows of a table. */
const whereOwn = ({ by }: PersonalTable, { id, phone, email }: Person): RawBuilder<unknown> => {
  const contacts = [phone, email].filter((contact) => contact !== null)
  if (by === 'id') return sql`id = ${id}`
  if (by === 'customer_id') return sql`customer_id = ${id}`
  if (by === 'contact') return sql`contact = any(${contacts}::text[])`
  if (by === 'email') return sql`email = ${email}`
  return sql`${sql.ref(by.column)} in (select id from ${sql.table(by.table)} where customer_id = ${id})`
}

/** Deletes a person's rows of a table, those made until a moment where the table says when. */
export const deleteOwn = async (db: Db, personal: PersonalTable, person: Person, until: Date): Promise<void> => {
  const isOld = personal.at === undefined ? sql`true` : sql`${sql.ref(personal.at)} <= ${until}`
  await sql`delete from ${sql.table(personal.table)} where ${whereOwn(personal, person)} and ${isOld}`.execute(db)
}

/** Every row the shop has of a person, by table, without hashes and secrets. */
export const exportPerson = async (db: Db, person: Person): Promise<Record<string, Record<string, unknown>[]>> => {
  const all: Record<string, Record<string, unknown>[]> = {}
  for (const personal of personalTables) {
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      select to_jsonb(own) as row from ${sql.table(personal.table)} own where ${whereOwn(personal, person)}`.execute(db)
    all[personal.table] = rows.map(({ row }) => withoutSecrets(row, personal))
  }
  return all
}

const withoutSecrets = (row: Record<string, unknown>, { hides = [], lets }: PersonalTable): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (hides.includes(name)) return []
      return [[name, name === lets && typeof value === 'string' ? withoutKeys(value) : value]]
    }),
  )
