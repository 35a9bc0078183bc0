import { sql } from 'kysely'
import type { Db } from '#platform/server/context.ts'
import type { Tables } from '#platform/server/tables.ts'

/** Nobody writes a row into the table any more, as if others held what that needs for too long; what it answers makes it good again. */
export const lockOut = async (db: Db, table: keyof Tables): Promise<() => Promise<void>> => {
  await sql`create or replace function locked_out() returns trigger language plpgsql as
    $$ begin raise exception 'locked out' using errcode = '55P03'; end $$`.execute(db)
  await sql`create trigger locked_out before insert on ${sql.table(table)} execute function locked_out()`.execute(db)
  return async () => {
    await sql`drop trigger locked_out on ${sql.table(table)}`.execute(db)
  }
}
