import { Suspense } from 'react'
import { LateTexts, PageHead } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { ContactForm } from './contact-form.tsx'

/** The way to write to the shop. */
export const Component = () => (
  <Suspense
    fallback={
      <div className="wrap section">
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
  return (
    <div className="wrap section">
      <PageHead title={t('contact.title')} description={t('contact.text')} path="/contact" isIndexed={false} />
      <div className="head">
        <h1 className="t-64" tabIndex={-1}>
          {t('contact.title')}
        </h1>
      </div>
      <ContactForm />
    </div>
  )
}
