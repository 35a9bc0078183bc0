import { ok } from '#core/result.ts'
import { isStaff } from '#platform/server/context.ts'
import { parseSort } from '#features/search/rules/page.ts'
import { invalid } from '#features/search/rules/parse-query.ts'
import { project, toPage } from '#features/search/server/index.ts'
import type { EntityList } from '#features/search/server/index.ts'
import { listReviews, reviewFields } from './list-store.ts'

/** Reviews for `GET /api/catalog`: those that are approved, to staff all of them. */
export const reviewLists: Readonly<Record<'review', EntityList>> = {
  review: async (request, { db, session }) => {
    const unknown = request.query.filters.find(
      ({ attribute }) => !(reviewFields as readonly string[]).includes(attribute),
    )
    if (unknown) return invalid(`searchQuery.filters.${unknown.attribute}`, `must be one of ${reviewFields.join(', ')}`)
    const sort = parseSort(request.sort, reviewFields)
    if (!sort.ok) return sort
    const { reviews, total, ratings } = await listReviews(db, {
      filters: request.query.filters,
      text: request.query.text,
      sort: sort.value,
      from: request.from,
      size: request.size,
      isApprovedOnly: !isStaff(session),
    })
    const page = toPage(
      reviews.map((review) => project(review, request)),
      total,
      request,
    )
    const buckets = ratings.map(({ rating, count }) => ({ key: `${rating}`, label: `${rating}`, doc_count: count }))
    return ok({ ...page, aggregations: { rating: { total: buckets.length, buckets } } })
  },
}
