import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isForm } from './admission.ts'

/**
 * Bodies are JSON or empty, and what a signature covers is the text as it came: it is kept beside the parsed body.
 */
export const readJsonBodies = (app: FastifyInstance): ((request: FastifyRequest) => string) => {
  const texts = new WeakMap<FastifyRequest, string>()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body)
    if (text.trim() === '') return done(null, undefined)
    texts.set(request, text)
    return parse(request, text, done)
  })
  // a body of nothing is empty, whatever its sender calls it
  app.addHook('onRequest', (request, _reply, done) => {
    const { url, headers } = request.raw
    if (headers['content-length'] === '0' && url?.startsWith('/api/') && !isForm(request))
      delete headers['content-type']
    done()
  })
  return (request) => texts.get(request) ?? ''
}
