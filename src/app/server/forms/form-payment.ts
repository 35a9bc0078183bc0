import type { FastifyReply, FastifyRequest } from 'fastify'
import { isUuid } from '#core/ids.ts'
import type { Result } from '#core/result.ts'
import { isSameOrigin } from '#platform/server/http/admission.ts'
import { readForm } from './forms.ts'
import type { FormDeps } from './forms.ts'

const isAction = (text: string): boolean => text === 'pay' || text === 'decline' || text === 'cancel'

/** A button of `/pay/{order}` without a script: the answer leads where the shopper goes next. */
export const payByForm = async (deps: FormDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { field, view } = readForm(deps, request)
  const order = field('order')
  if (!isSameOrigin(request) || !isUuid(order)) return reply.redirect(view.url, 303)
  const call = deps.callAs(view, request)
  const action = field('action')
  const params = { order }
  const answer = (await (isAction(action)
    ? call('POST /api/payment/embedded/:order', { params, body: { action } })
    : call('POST /api/payment/start/:order', { params }))) as Result<{
    next?: string
    url?: string
    payscript?: string
  }>
  const path = `/pay/${order}`
  const payscript = answer.ok ? answer.value.payscript : undefined
  // nobody sends the provider's form by itself here: the page has it, with a button
  if (payscript !== undefined)
    return deps.answerForm(request, reply, {
      view,
      path,
      status: 200,
      form: { values: { payscript }, message: null, fields: {} },
    })
  if (answer.ok) return reply.redirect(answer.value.next ?? answer.value.url ?? `${view.url}${path}`, 303)
  const message = deps.translators[view.i18n.language](`refusal.${answer.code}`)
  const status = answer.code === 'ORDER_NOT_FOUND' ? 404 : 422
  return deps.answerForm(request, reply, { view, path, status, form: { values: {}, message, fields: {} } })
}
