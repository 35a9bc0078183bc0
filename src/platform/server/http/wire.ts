import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Wire } from '../context.ts'
import type { UploadedForm } from '../uploads/upload-form.ts'
import { saveFilesOf } from '../uploads/upload-to-disk.ts'

type Brought = { readonly rawBody: string; readonly form: UploadedForm | undefined }

/** A call's wire, and what sends the cookies that it set: they go with an answer that holds, never with one that was rolled back. */
export const openWire = (
  request: FastifyRequest,
  reply: FastifyReply,
  { rawBody, form }: Brought,
): { readonly wire: Wire; readonly sendCookies: () => void } => {
  const cookies = new Map<string, { readonly value: string; readonly seconds: number | undefined }>()
  const wire: Wire = {
    headers: request.headers,
    rawBody,
    pictures: form?.pictures ?? [],
    saveFiles: saveFilesOf(request),
    address: request.ip,
    cookies: request.cookies,
    setCookie: (name, value, seconds) => void cookies.set(name, { value, seconds }),
  }
  const sendCookies = (): void => {
    for (const [name, { value, seconds }] of cookies)
      reply.setCookie(name, value, {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure: name.startsWith('__Host-'),
        ...(seconds === undefined ? {} : { maxAge: seconds }),
      })
  }
  return { wire, sendCookies }
}
