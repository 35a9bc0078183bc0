import type { ColumnType, JSONColumnType } from 'kysely'

/** Read as a Date, written as a Date or an ISO string. */
export type Time = ColumnType<Date, Date | string, Date | string>
export type OptionalTime = ColumnType<Date | null, Date | string | null | undefined, Date | string | null>
export type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>
export type Defaulted<T> = ColumnType<T, T | undefined, T>
/** Read as a value, written as its JSON text. */
export type Json<T extends object | null> = JSONColumnType<NonNullable<T>>
export type DefaultedJson<T extends object> = ColumnType<T, string | undefined, string>
