export type FormToSend = { action: string; method: string; fields: Record<string, string> }

/** What `payscript` says; undefined where it is none or leads to no address of the web. */
export const toForm = (json: string): FormToSend | undefined => {
  try {
    const { action, method, fields } = JSON.parse(json) as Partial<Record<keyof FormToSend, unknown>>
    if (typeof action !== 'string' || !/^https?:$/.test(new URL(action, 'https://here').protocol)) return undefined
    const texts = typeof fields === 'object' && fields !== null ? fields : {}
    return {
      action,
      method: method === 'get' ? 'get' : 'post',
      fields: Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, String(value)])),
    }
  } catch {
    return undefined
  }
}

/**
 * Leaves the page by a form: `json` is `{action, method, fields}`, as `payscript` has it. It is built of elements, so text stays text.
 * False, and nothing happens, where it is none or leads to no address of the web.
 */
export const sendForm = (json: string): boolean => {
  const wanted = toForm(json)
  if (!wanted) return false
  const form = document.createElement('form')
  form.action = wanted.action
  form.method = wanted.method
  form.hidden = true
  for (const [name, value] of Object.entries(wanted.fields)) {
    const field = document.createElement('input')
    field.type = 'hidden'
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  form.submit()
  return true
}
