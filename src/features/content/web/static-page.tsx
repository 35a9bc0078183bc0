import { data, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { CatalogContract } from '#features/catalog/contract.ts'
import { missingPage } from '#features/catalog/web/index.ts'
import { callFrom } from '#platform/web/call/loader-context.ts'
import type { ContentContract, WireCmsPage } from '../contract.ts'
import { ContentText } from './content-text.tsx'

/** `/i/{slug}`, and the legal pages whose address is their identifier. */
export const loader = async ({ params, request, context }: LoaderFunctionArgs): Promise<WireCmsPage> => {
  const identifier = params.slug ?? new URL(request.url).pathname.split('/').findLast((part) => part !== '') ?? ''
  const call = callFrom<ContentContract & CatalogContract>(context)
  const answer = await call(
    'GET /api/ext/cms-data/cmsPageIdentifier/:identifier/storeId/:storeId',
    {
      params: { identifier, storeId: storeIdOf(request) },
    },
    { keptWillDo: true },
  )
  if (!answer.ok && answer.code !== 'CMS_EMPTY')
    throw data({ code: answer.code, message: answer.meta.message }, { status: 503 })
  if (!answer.ok) throw await missingPage(call, request)
  return answer.value
}

/** The prefix of the address; without one it is the `en` view. */
const storeIdOf = (request: Request): string => {
  const first = new URL(request.url).pathname.split('/')[1] ?? ''
  return /^(ru|en|us|de|eu|ua|cn)$/.test(first) ? first : 'en'
}

export const Component = () => <ContentText page={useLoaderData<typeof loader>()} />
