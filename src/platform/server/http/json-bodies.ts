import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Bodies are JSON or empty, and what a signature covers is the text as it came: it is kept beside the parsed body.
 */
export const readJsonBodies = (app: FastifyInstance): ((request: FastifyRequest) => string) => {
  const texts = new WeakMap<FastifyRequest, string>()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') return done(null, undefined)
    texts.set(request, text)
    return parse(request, text, done)
  })
  return (request) => texts.get(request) ?? ''
}
