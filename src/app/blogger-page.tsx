import { useEffect, useState } from 'react'
import { data, useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import type { Result } from '#core/result.ts'
import type { ContentContract, WireCmsPage } from '#features/content/contract.ts'
import { bloggerPages, isPageOn } from '#features/content/rules.ts'
import { ContentBlocks } from '#features/content/web/index.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { belowStore } from './page-paths.ts'
import { rootLoader } from './root-loader.ts'
import { RestrictedFrame } from './shell/sign-in/restricted-frame.tsx'

const headings = {
  'blogger-user-agreement': 'area.agreement',
  'blogger-privacy-policy': 'area.privacy',
} as const

/** What bloggers agree to; its words come in the browser, to bloggers alone. */
export const loader = async (given: LoaderFunctionArgs): Promise<{ identifier: keyof typeof headings }> => {
  const path = belowStore(new URL(given.request.url).pathname)
  const page = bloggerPages.find(({ identifier }) => path.startsWith(`/${identifier}`))
  const { settings } = await rootLoader(given)
  if (!page || !isPageOn(page.identifier, settings)) throw data(null, { status: 404 })
  return { identifier: page.identifier }
}

export const Component = () => {
  const { identifier } = useLoaderData<typeof loader>()
  return (
    <RestrictedFrame key={identifier} heading={headings[identifier]} roles={['blogger']}>
      <Words identifier={identifier} />
    </RestrictedFrame>
  )
}

const Words = ({ identifier }: { identifier: string }) => {
  const t = useText()
  const call = useCall<ContentContract>()
  const [answer, setAnswer] = useState<Result<WireCmsPage>>()
  useEffect(() => {
    void call('GET /api/blogger/page/:identifier', { params: { identifier } }).then(setAnswer)
  }, [call, identifier])
  if (!answer) return <Skeleton shape="line" />
  return answer.ok ? <ContentBlocks page={answer.value} /> : <p role="alert">{t(`refusal.${answer.code}`)}</p>
}
