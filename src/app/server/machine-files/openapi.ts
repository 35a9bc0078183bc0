import type { FastifyInstance } from 'fastify'
import { commonRefusals, methodAndPath } from '#core/endpoint.ts'
import type { Endpoint } from '#core/endpoint.ts'
import type { Config } from '#platform/server/config.ts'
import type { Operation } from '#platform/server/http.ts'
import { unreadableRefusals } from '../http/unreadable.ts'

type Schema = { properties?: Record<string, unknown>; required?: readonly string[] }

const parameters = (endpoint: Endpoint) => {
  const from = (schema: Schema | undefined, where: 'path' | 'query') =>
    Object.entries(schema?.properties ?? {}).map(([name, value]) => ({
      name,
      in: where,
      required: where === 'path' || (schema?.required?.includes(name) ?? false),
      schema: value,
    }))
  const store = { name: 'store', in: 'query', required: false, schema: { type: 'string', default: 'en' } }
  const own = [...from(endpoint.params, 'path'), ...from(endpoint.query, 'query')]
  return own.some(({ name }) => name === 'store') ? own : [store, ...own]
}

const envelope = (result: unknown) => ({
  type: 'object',
  required: ['code', 'result'],
  properties: { code: { type: 'integer' }, result, meta: { type: 'object' } },
})

const refusals = (endpoint: Endpoint) => {
  const byStatus = new Map<number, string[]>()
  for (const [code, status] of Object.entries({ ...commonRefusals, ...unreadableRefusals, ...endpoint.refusals })) {
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: { 'application/json': { schema: envelope({ type: 'string', enum: codes }) } },
      },
    ]),
  )
}

const bodyOf = (endpoint: Endpoint) => {
  const isForm = endpoint.pictures !== undefined || endpoint.takesFiles === true
  if (!endpoint.body && !isForm) return {}
  const schema = endpoint.body ?? { type: 'object', properties: {} }
  const type = isForm ? 'multipart/form-data' : 'application/json'
  return { requestBody: { content: { [type]: { schema } } } }
}

/** The OpenAPI 3.1 document of all mounted calls: the contracts' schemas as they stand. */
const openApiDocument = (operations: Iterable<Operation<never>>, publicUrl: string) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { key, endpoint } of operations) {
    const { method, path } = methodAndPath(key)
    const address = path.replace(/:(\w+)/g, '{$1}')
    paths[address] = {
      ...paths[address],
      [method.toLowerCase()]: {
        summary: endpoint.summary,
        description: `Access: ${endpoint.access}`,
        operationId: key.replace(/[^A-Za-z0-9]+/g, '_'),
        parameters: parameters(endpoint),
        ...bodyOf(endpoint),
        responses: {
          '200': { description: 'OK', content: { 'application/json': { schema: envelope(endpoint.reply) } } },
          ...refusals(endpoint),
        },
      },
    }
  }
  return { openapi: '3.1.0', info: { title: 'Vitrine', version: '1' }, servers: [{ url: publicUrl }], paths }
}

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const docsPage = (operations: readonly Operation<never>[]): string => {
  const row = ({ key, endpoint }: Operation<never>) =>
    `<tr><td><code>${escapeHtml(key)}</code></td><td>${escapeHtml(endpoint.summary)}</td><td>${endpoint.access}</td><td>${escapeHtml(
      Object.entries(endpoint.refusals)
        .map(([code, status]) => `${code} ${status}`)
        .join(', '),
    )}</td></tr>`
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Vitrine API</title></head><body><h1>Vitrine API</h1><p>The whole document: <a href="/api/openapi.json">openapi.json</a></p><table><thead><tr><th>Call</th><th>What it does</th><th>Access</th><th>Refusals</th></tr></thead><tbody>${operations.map(row).join('')}</tbody></table></body></html>`
}

export const mountApiDocs = (
  app: FastifyInstance,
  operations: () => readonly Operation<never>[],
  config: Config,
): void => {
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json').send(JSON.stringify(openApiDocument(operations(), config.publicUrl))),
  )
  app.get('/api/docs', async (_request, reply) => reply.type('text/html; charset=utf-8').send(docsPage(operations())))
}
