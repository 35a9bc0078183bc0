/**
 * Structured data for search engines, which read what the server sends: the browser neither makes it nor looks at it. `<` is
 * escaped, so that no text can end the element.
 */
export const JsonLd = ({ value }: { value: (() => Record<string, unknown>) | undefined }) => (
  <script
    type="application/ld+json"
    suppressHydrationWarning
    dangerouslySetInnerHTML={{
      __html: value ? JSON.stringify({ '@context': 'https://schema.org', ...value() }).replace(/</g, '\\u003c') : '',
    }}
  />
)
