import type { DataRouter, DataStrategyFunction } from 'react-router'

type Refused = { readonly init?: { readonly status?: number } } | undefined

/** Asks as the router does by itself. A page that is loaded anew, and of which the shop says nothing then, keeps the data it stands with. */
export const keepStanding =
  (router: () => Pick<DataRouter, 'state'>): DataStrategyFunction =>
  async ({ matches }) => {
    const answers = matches
      .filter((match) => match.shouldCallHandler())
      .map(async (match) => {
        const answer = await match.resolve()
        const { loaderData, navigation } = router().state
        const stood: unknown = loaderData[match.route.id]
        const stays = stood && !navigation.location && (answer.result as Refused)?.init?.status === 503
        return [match.route.id, stays ? { type: 'data' as const, result: stood } : answer] as const
      })
    return Object.fromEntries(await Promise.all(answers))
  }
