/** What a visitor does before the page is awake, kept and done again once it is. */
export type EarlyInput = {
  /** Does again what was kept, in its order, and stops keeping. */
  readonly replay: () => void
  /** Lets the browser do it by itself: links are followed, forms sent. For a page that cannot wake up. */
  readonly giveUp: () => void
}

type Act = { readonly again: () => void; readonly plain: () => void }

/** Clicks, form submits and typing from now on. `onFirst` is told of the first: a reason to wake up at once. */
export const keepEarlyInput = (root: Document, onFirst: () => void): EarlyInput => {
  const acts: Act[] = []
  const typed = new Set<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>()
  const stopping = new AbortController()
  const options = { capture: true, signal: stopping.signal }

  const keep = (event: Event, act: Act) => {
    event.preventDefault()
    event.stopImmediatePropagation()
    acts.push(act)
    onFirst()
  }
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = event.target instanceof Element ? event.target.closest('a[href], button, input') : null
    if (target instanceof HTMLAnchorElement) {
      if (target.target === '' && !target.hasAttribute('download'))
        keep(event, { again: () => target.click(), plain: () => location.assign(target.href) })
    } else if (target instanceof HTMLButtonElement || (target instanceof HTMLInputElement && isPressed(target))) {
      keep(event, { again: () => target.click(), plain: () => target.form?.submit() })
    }
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target
    if (form instanceof HTMLFormElement)
      keep(event, { again: () => form.requestSubmit(event.submitter), plain: () => form.submit() })
  }
  const onInput = ({ target }: Event) => {
    if (target instanceof HTMLInputElement ? !isPressed(target) : isText(target)) {
      typed.add(target as HTMLInputElement)
      onFirst()
    }
  }
  root.addEventListener('click', onClick, options)
  root.addEventListener('submit', onSubmit, options)
  root.addEventListener('input', onInput, options)

  return {
    replay: () => {
      stopping.abort()
      for (const field of typed) tellAgain(field)
      for (const { again } of acts) again()
    },
    giveUp: () => {
      stopping.abort()
      acts.at(-1)?.plain()
    },
  }
}

const isPressed = ({ type }: HTMLInputElement): boolean => /^(checkbox|radio|submit|button|image|reset)$/.test(type)

const isText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** React compares a field with the value it knows; it has to see the empty one first to notice what was typed. */
const tellAgain = (field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void => {
  const { value } = field
  if (!(field instanceof HTMLSelectElement)) {
    const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
    field.value = ''
    plain?.set?.call(field, value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
