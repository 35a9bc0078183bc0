/** Structured data for search engines; inert for the browser. `<` is escaped, so that no text can end the element. */
export const JsonLd = ({ value }: { value: Record<string, unknown> }) => (
  <script
    type="application/ld+json"
    dangerouslySetInnerHTML={{
      __html: JSON.stringify({ '@context': 'https://schema.org', ...value }).replace(/</g, '\\u003c'),
    }}
  />
)
