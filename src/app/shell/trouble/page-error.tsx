import { Suspense } from 'react'
import { useRouteError } from 'react-router'
import { PageTrouble } from '../parts.ts'

/** What a page that could not be shown gives way to. */
export const PageError = () => {
  const error = useRouteError()
  return (
    <Suspense>
      <PageTrouble error={error} />
    </Suspense>
  )
}
