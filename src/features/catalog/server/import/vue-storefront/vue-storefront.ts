import type { Format, ReadContext } from '../formats/format.ts'
import { openBook } from './vue-storefront-book.ts'
import type { Book } from './vue-storefront-book.ts'
import { readContent, readReview, readTaxRule } from './vue-storefront-content.ts'
import { openDocument, readDocuments } from './vue-storefront-documents.ts'
import type { DocumentRow, Entity } from './vue-storefront-documents.ts'
import { readProduct } from './vue-storefront-product.ts'

const readers: Readonly<Record<Entity, (context: ReadContext, row: DocumentRow, book: Book) => Promise<void> | void>> =
  {
    product: readProduct,
    review: readReview,
    taxrule: readTaxRule,
    cms_page: (context, row) => readContent(context, row, 'page'),
    cms_block: (context, row) => readContent(context, row, 'block'),
    // what these say is in the book already
    category: (_, row) => {
      if (!row.text('id')) row.refuse('id', 'a category needs an id')
      if (!row.text('name')) row.refuse('name', 'a category needs a name')
    },
    attribute: (_, row) => {
      if (!row.text('attribute_code')) row.refuse('attribute_code', 'an attribute needs a code')
    },
  }

/** Dumps of a Vue Storefront's Elasticsearch: a document a line, all entities in one file or each in its own. */
export const vueStorefront: Format = {
  name: 'Vue Storefront dump',
  anchors: 'a JSON document a line with _index and _source',
  recognises: ({ text }) => /^\s*\{/.test(text) && text.includes('"_index"') && text.includes('"_source"'),
  mapping: () => [
    { from: 'product', to: 'products with their variants, prices, stock, pictures, links and parts' },
    { from: 'category', to: 'categories by their path' },
    { from: 'attribute', to: 'attributes and their options by label' },
    { from: 'taxrule', to: 'tax rules' },
    { from: 'cms_page, cms_block', to: 'text pages and blocks' },
    { from: 'review', to: 'approved reviews' },
  ],
  read: async (context) => (await openReader([context]))(context),
  open: (contexts) => openReader(contexts),
}

const openReader = async (contexts: readonly ReadContext[]): Promise<Format['read']> => {
  const book = await openBook(contexts)
  for (const category of book.categories) contexts[0]?.sink.category(category)
  return async (context) => {
    for await (const document of readDocuments(context.file)) {
      const row = openDocument(context, document)
      if (row && !('problem' in document)) await readers[document.entity](context, row, book)
    }
  }
}
