import { Type } from 'typebox'
import { endpoint } from '#core/endpoint.ts'

export const storesContract = {
  'GET /api/shell': endpoint({
    summary: 'What every page of a store view stands in: the view itself, its menu, its public settings',
    access: 'anyone',
    reply: Type.Record(Type.String(), Type.Unknown()),
  }),
}
export type StoresContract = typeof storesContract
