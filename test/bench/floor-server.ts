import fastify from 'fastify'
import { Pool } from 'pg'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'

// The floors that figures are held against: what the parts we build on can do by themselves. Tells its port when it listens.
const app = fastify()
const page = `<!doctype html>${'<p>Loopback hoodie, 420 g/m2, dyed after sewing.</p>'.repeat(1200)}`.slice(0, 60_000)
app.get('/bare', async () => ({ code: 200, result: 'ok' }))
app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))

const times = (count: number) => Array.from({ length: count }, (_, number) => number)
const sizes = ['XS', 'S', 'M', 'L', 'XL']
const card = (number: number) =>
  createElement(
    'article',
    { key: number, className: 'card' },
    createElement(
      'a',
      { href: `/p/${number}`, className: 'picture' },
      createElement(
        'picture',
        null,
        createElement('source', { srcSet: `/img/${number}.avif 1x, /img/${number}@2.avif 2x`, type: 'image/avif' }),
        createElement('source', { srcSet: `/img/${number}.webp 1x, /img/${number}@2.webp 2x`, type: 'image/webp' }),
        createElement('img', { src: `/img/${number}.jpg`, alt: '', width: 324, height: 489, loading: 'lazy' }),
      ),
    ),
    createElement('p', { className: 'brand' }, `Brand ${number % 40}`),
    createElement('h3', null, createElement('a', { href: `/p/${number}` }, `Loopback hoodie ${number}`)),
    createElement(
      'p',
      { className: 'price' },
      createElement('ins', null, `$${number}`),
      createElement('del', null, '$99'),
    ),
    createElement(
      'ul',
      { className: 'sizes' },
      sizes.map((size) =>
        createElement('li', { key: size }, createElement('button', { type: 'button', value: size }, size)),
      ),
    ),
    createElement(
      'button',
      { type: 'button', className: 'add', 'aria-label': `Add Loopback hoodie ${number}` },
      createElement('svg', { viewBox: '0 0 24 24' }, createElement('path', { d: 'M4 12h16M12 4v16' })),
    ),
  )
const facet = (number: number) =>
  createElement(
    'label',
    { key: number },
    createElement('input', { type: 'checkbox', name: 'size', value: number }),
    createElement('span', null, `Size ${number}`),
    createElement('small', null, number),
  )
const link = (number: number) =>
  createElement('li', { key: number }, createElement('a', { href: `/c/${number}` }, `Shelf ${number}`))
/** 48 cards, 43 facets, 72 links: a category page as React alone renders it. */
const category = () =>
  createElement(
    'main',
    null,
    createElement('nav', null, createElement('ul', null, times(72).map(link))),
    createElement('form', null, times(43).map(facet)),
    createElement('section', null, times(48).map(card)),
  )
app.get('/render', async (_request, reply) => reply.type('text/html; charset=utf-8').send(renderToString(category())))

const connection = process.argv[2]
if (connection) {
  const pool = new Pool({ ...(JSON.parse(connection) as object), max: 10 })
  const { rows } = await pool.query<{ sku: string }>('select sku from product order by id limit 500')
  let at = 0
  app.get('/select', async () => {
    at = (at + 1) % rows.length
    const found = await pool.query('select id, sku, slug from product where sku = $1', [rows[at]?.sku])
    return { code: 200, result: found.rows[0] as unknown }
  })
  await pool.query('create table if not exists bench_commit (id bigserial primary key, note text)')
  app.get('/commit', async () => {
    await pool.query(`insert into bench_commit (note) values ('kept')`)
    return { code: 200, result: true }
  })
}
await app.listen({ port: 0, host: '127.0.0.1' })
const address = app.server.address()
if (typeof address === 'object') process.send?.(address?.port)
