import { Type } from 'typebox'

/** The number of a row of the database, whose integers end there. */
export const rowId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
