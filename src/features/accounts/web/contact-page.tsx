import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { LateTexts, PageHead } from '#features/stores/web/index.ts'
import { sentFormContext } from '#platform/web/call/loader-context.ts'
import type { SentForm } from '#platform/web/call/loader-context.ts'
import { useText } from '#platform/web/texts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ContactForm } from './letters/contact-form.tsx'

/** What was sent without a script, where the page answers it. */
export const loader = ({ context }: LoaderFunctionArgs): SentForm | null =>
  import.meta.env.SSR ? context.get(sentFormContext) : null

/** The way to write to the shop. */
export const Component = () => (
  <Suspense
    fallback={
      <div className="wrap page">
        <Skeleton shape="line" />
      </div>
    }
  >
    <LateTexts>
      <Contact />
    </LateTexts>
  </Suspense>
)

const Contact = () => {
  const t = useText()
  const form = useLoaderData<SentForm | null>()
  return (
    <div className="wrap page">
      <PageHead title={t('contact.title')} description={t('contact.text')} path="/contact" isIndexed={false} />
      <div className="head">
        <h1 className="t-64" tabIndex={-1}>
          {t('contact.title')}
        </h1>
      </div>
      <ContactForm form={form ?? null} />
    </div>
  )
}
