import { Suspense } from 'react'
import { isRouteErrorResponse, useRouteError } from 'react-router'
import { PageProblem } from './parts.ts'

/** What a page that could not be shown gives way to. */
export const PageError = () => {
  const error = useRouteError()
  return (
    <Suspense>
      <PageProblem status={isRouteErrorResponse(error) ? error.status : 500} />
    </Suspense>
  )
}
