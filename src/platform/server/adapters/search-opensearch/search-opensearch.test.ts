import { expect, test } from 'vitest'
import { parseOpenSearchUrl } from './client.ts'

// what it does with OpenSearch itself is tested in src/features/search/server/opensearch.test.ts: one node for both

test('[SEARCH-40] the address names the server and the alias', () => {
  expect(parseOpenSearchUrl('http://somebody:secret@search:9200/shop-1')).toEqual({
    node: 'http://somebody:secret@search:9200/',
    alias: 'shop-1',
  })
  expect(parseOpenSearchUrl('https://search').alias).toBe('vitrine')
  for (const wrong of ['search:9200', 'ftp://search', 'http://search/_all', 'http://search/a,b', 'http://search/A'])
    expect(() => parseOpenSearchUrl(wrong)).toThrow('OPENSEARCH_URL')
})
