import { Type } from 'typebox'

/** What a field may hold that is there and yet may be empty: this, or null. */
export const nullable = <T extends Type.TSchema>(schema: T) => Type.Union([schema, Type.Null()])
