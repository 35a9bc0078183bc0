import type { Access } from '#core/endpoint.ts'
import type { Db } from '#platform/server/context.ts'
import { addPerson } from '#test/support/things.ts'
import type { Operation } from './operations.ts'

/** A new person of these roles, signed in, with both tokens of the session. */
export const openPerson = async (db: Db, roles: readonly string[] = []) => {
  const person = await addPerson({ db, now: () => new Date() }, roles)
  const { token, refreshToken } = await person.open()
  return { ...person, token, refreshToken }
}

export type Person = Awaited<ReturnType<typeof openPerson>>

/** Somebody for each call: who may make it. */
export const openPeople = async (db: Db) => {
  const people: Readonly<Record<Access, Person | undefined>> = {
    stranger: undefined,
    anyone: undefined,
    customer: await openPerson(db),
    blogger: await openPerson(db, ['blogger']),
    'blogger-or-staff': await openPerson(db, ['blogger']),
    manager: await openPerson(db, ['manager']),
    admin: await openPerson(db, ['admin']),
  }
  /** An access token for a call: its own one, for some calls end their session. */
  const tokenFor = async ({ access }: Pick<Operation, 'access'>): Promise<string | undefined> =>
    (await people[access]?.open())?.token
  return { people, tokenFor }
}
