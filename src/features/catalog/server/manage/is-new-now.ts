import { sql } from 'kysely'

/** Whether a row of `product`, by the name it has in the statement, is marked as new at `now`. */
export const isNewNow = (product: string, now: Date) => {
  const [mark, from, to] = ['is_new', 'new_from', 'new_to'].map((column) => sql.ref<boolean>(`${product}.${column}`))
  return sql<boolean>`(${mark} and coalesce(${from} <= ${now}, true) and coalesce(${now} <= ${to}, true))`
}
