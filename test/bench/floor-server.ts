import fastify from 'fastify'

// The floors that figures are held against: a bare answer and a prebuilt page of 60 kB.
const app = fastify()
const page = `<!doctype html>${'<p>Loopback hoodie, 420 g/m2, dyed after sewing.</p>'.repeat(1200)}`.slice(0, 60_000)
app.get('/bare', async () => ({ code: 200, result: 'ok' }))
app.get('/page', async (_request, reply) => reply.type('text/html; charset=utf-8').send(page))
await app.listen({ port: Number(process.argv[2]), host: '127.0.0.1' })
process.send?.('ready')
