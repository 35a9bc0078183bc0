import { data, redirect, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useText } from '#platform/web/texts.tsx'
import { Empty } from '#ui/empty.tsx'
import { findArea } from './areas.ts'
import type { Area } from './areas.ts'
import { belowStore } from './page-paths.ts'
import { RestrictedFrame } from './shell/restricted-frame.tsx'

/** The cabinet and the back office. */
export const loader = ({ request }: LoaderFunctionArgs): Area => {
  const path = belowStore(new URL(request.url).pathname)
  if (/^\/cabinet\/?$/.test(path)) throw redirect('/cabinet/products')
  const area = findArea(path)
  if (!area) throw data(null, { status: 404 })
  return area
}

export const Component = () => {
  const { heading, roles } = useLoaderData<typeof loader>()
  const t = useText()
  return (
    <RestrictedFrame heading={heading} roles={roles}>
      <Empty title={t('area.notYet')} text={t('area.notYetText')} />
    </RestrictedFrame>
  )
}
