import { data } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { StoresContract } from '#features/stores/contract.ts'
import type { ShellData } from '#features/stores/rules/shell-data.ts'
import { callFrom } from '#platform/web/call/loader-context.ts'

/** What every page stands in: store view, menu, settings. Asked for once a visit. */
export const rootLoader = async ({ context }: LoaderFunctionArgs): Promise<ShellData> => {
  const answer = await callFrom<StoresContract>(context)('GET /api/shell', {})
  if (!answer.ok) throw data(null, { status: 503 })
  return answer.value as ShellData
}
