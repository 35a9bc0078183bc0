import type { Access } from '#core/endpoint.ts'
import { sample } from '#test/support/sample.ts'
import type { Sender } from './send.ts'

export type Parameter = {
  readonly name: string
  readonly in: 'path' | 'query'
  readonly required: boolean
  readonly schema: object
}

type Content = Readonly<Record<string, { readonly schema: object }>>

/** A call as the shop's OpenAPI document describes it. */
export type Operation = {
  /** `POST /api/order/{id}/return`. */
  readonly key: string
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly access: Access
  readonly parameters: readonly Parameter[]
  readonly body: { readonly type: string; readonly schema: object } | undefined
  /** The schemas of its JSON answers by status. */
  readonly replies: ReadonlyMap<number, object>
}

type Described = {
  readonly description: string
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: Content }
  readonly responses: Readonly<Record<string, { readonly content?: Content }>>
}

export const readOperations = async ({ send }: Sender): Promise<Operation[]> => {
  const { paths } = JSON.parse((await send('/api/openapi.json')).text) as {
    paths: Record<string, Record<string, Described>>
  }
  return Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([name, call]): Operation => {
      const method = name === 'get' ? 'GET' : 'POST'
      const [body] = Object.entries(call.requestBody?.content ?? {})
      const replies = Object.entries(call.responses).flatMap(([status, { content }]) => {
        const schema = content?.['application/json']?.schema
        return schema ? [[Number(status), schema] as const] : []
      })
      return {
        key: `${method} ${path}`,
        method,
        path,
        access: call.description.replace('Access: ', '') as Access,
        parameters: call.parameters,
        body: body ? { type: body[0], schema: body[1].schema } : undefined,
        replies: new Map(replies),
      }
    }),
  )
}

/** Calls that work for minutes; what they do is tested where it is made. */
export const isLong = ({ path }: Operation): boolean => /\/manage\/(skin-)?update$/.test(path)

export type Values = Readonly<Record<string, unknown>>

/** The address of a call with these parameters; those of the path that are not given have the least that the contract takes. */
export const addressOf = ({ path, parameters }: Operation, values: Values = {}): string => {
  const valueOf = ({ name, schema }: Parameter) => String(name in values ? values[name] : sample(schema)).toWellFormed()
  const own = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter))), path)
  const query = parameters
    .filter(({ in: where, name, required }) => where === 'query' && (required || name in values))
    .map((parameter) => [parameter.name, valueOf(parameter)])
  return query.length > 0 ? `${own}?${new URLSearchParams(query)}` : own
}

/** The names of a body's fields. */
export const fieldsOf = ({ body }: Operation): string[] => {
  const schema: { readonly properties?: object } = body?.schema ?? {}
  return Object.keys(schema.properties ?? {})
}
