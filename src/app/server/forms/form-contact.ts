import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { contactLengths, contactProblems, letterFailure } from '#features/accounts/rules/contact-form.ts'
import type { ContactField } from '#features/accounts/rules/contact-form.ts'
import { refusedFields } from '#features/accounts/rules/refused-fields.ts'
import { isSameOrigin } from '#platform/server/http/admission.ts'
import { readForm } from './forms.ts'
import type { FormDeps } from './forms.ts'

/** A message to the shop without a script. What is not taken comes back with what was written and what is wrong with it. */
export const writeByForm = async (deps: FormDeps, request: FastifyRequest, reply: FastifyReply) => {
  const { field, view } = readForm(deps, request)
  if (!isSameOrigin(request)) return reply.redirect(view.url, 303)
  const t = deps.translators[view.i18n.language]
  const wordsOf = (name: keyof typeof contactLengths) => field(name).slice(0, contactLengths[name] + 1)
  const written = { name: wordsOf('name'), email: wordsOf('email'), message: wordsOf('message') }
  const show = (status: number, message: string | null, fields: Record<string, string>, more = {}) =>
    deps.answerForm(request, reply, {
      view,
      path: '/contact',
      status,
      form: { values: { ...written, ...more }, message, fields },
    })
  const showWrong = (names: readonly ContactField[]) =>
    show(422, null, Object.fromEntries(names.map((name) => [name, t(`contact.${name}Missing`)])))
  const problems = contactProblems(written)
  if (problems.length > 0) return showWrong(problems)
  const [name, email, message] = [written.name.trim(), written.email.trim(), written.message.trim()]
  const id = idOf([view.storeCode, name, email.toLowerCase(), message, deps.now().toISOString().slice(0, 10)])
  const body = { id, name, email, message, website: field('website').slice(0, 2000) }
  const answer = await deps.callAs(view, request, request.ip)('POST /api/contact', { body })
  if (answer.ok) return show(200, null, {}, { sent: 'yes' })
  const refused = refusedFields(answer)
  return refused.length > 0 ? showWrong(refused) : show(422, t(letterFailure(answer.code)), {})
}

/** The page is everybody's and has no id of its own to send along: the same words of one day are the same message, however often they are sent. */
const idOf = (words: readonly string[]): string => {
  const hex = createHash('sha256').update(JSON.stringify(words)).digest('hex')
  // in the form of a UUID that its maker chose (version 8)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
