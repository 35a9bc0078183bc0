/** What a visitor does before the page, or the part of it that he touches, is awake: kept, and done again once it is. */
export type EarlyInput = {
  /** The page listens: does again what was kept, in its order. From now on only what meets a part that is still asleep is kept. */
  readonly replay: () => void
  /** Lets the browser do it by itself: links are followed, forms sent. For a page that cannot wake up. */
  readonly giveUp: () => void
}

type Act = {
  readonly target: Element
  /** Which of those that look like the target. */
  readonly index: number
  readonly address: string
  /** When its target was there last. */
  at: number
  readonly again: (target: Element) => void
  /** What the browser does by itself; nothing more for words and boxes, which show already what became of them. */
  readonly plain?: () => void
}
type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Milliseconds between two looks whether a part has woken up. */
const lookMs = 50

/** Milliseconds that a part which React made anew has to come. */
const renewalMs = 10_000

/** An event that nobody listens to. React answers any press by waking what was pressed, and stops it where that is not there yet. */
export const nudge = 'auxclick'

/** Clicks, form submits and typing from now on. `onFirst` is told of the first: a reason to wake up at once. */
export const keepEarlyInput = (root: Document, onFirst: () => void): EarlyInput => {
  const acts: Act[] = []
  const stopping = new AbortController()
  const options = { capture: true, signal: stopping.signal }
  let isPageAwake = false
  let isReplaying = false
  let next: ReturnType<typeof setTimeout> | undefined

  const peersOf = (target: Element): readonly Element[] => [...root.querySelectorAll(target.localName)]
  /** Of the one that was looked at last, before: looking may put another one in its place. */
  let peers: readonly Element[] = []
  const isHeard = (target: Element): boolean => {
    peers = peersOf(target)
    return isPageAwake && isAwake(target)
  }
  const lookIn = (ms: number) => {
    clearTimeout(next)
    next = setTimeout(() => void look(), ms)
  }
  const look = async (): Promise<void> => {
    for (const act of acts.splice(0)) {
      const target = find(act)
      if (target) act.at = performance.now()
      if (target && isAwake(target)) {
        isReplaying = true
        act.again(target)
        isReplaying = false
        // what one press changed is there for the next
        await Promise.resolve()
      } else if (target || (location.href === act.address && performance.now() < act.at + renewalMs)) acts.push(act)
    }
    if (acts.length > 0) lookIn(lookMs)
  }
  const alike = (target: Element, all = peersOf(target)): readonly Element[] =>
    all.filter((one) => toSign(one) === toSign(target))
  /** The target, or what stands in its place where React has made its part anew, as it does with one that changes in its sleep. */
  const find = ({ target, index, address }: Act): Element | undefined =>
    target.isConnected ? target : location.href === address ? alike(target)[index] : undefined
  const add = (target: Element, again: Act['again'], plain?: Act['plain']) => {
    const index = alike(target, target.isConnected ? undefined : peers).indexOf(target)
    acts.push({ target, index, address: location.href, at: performance.now(), again, ...(plain && { plain }) })
  }
  const wait = () => {
    if (isPageAwake) lookIn(0)
    else onFirst()
  }
  const keep = (event: Event, target: Element, again: Act['again'], plain?: () => void) => {
    // what comes after something that still waits is done after it, although its own part is awake
    if (isReplaying || (acts.length === 0 && isHeard(target))) return
    if (plain) event.preventDefault()
    event.stopImmediatePropagation()
    add(target, again, plain)
    wait()
  }
  /** The words that a field has by the time it is awake; one that was made anew gets those of the field it stands for. */
  const addWords = (field: Field) => {
    const again = (now: Element) => {
      if (isField(now)) tellAgain(now, field.value)
    }
    if (!acts.some(({ target }) => target === field)) add(field, again)
  }
  const onClick = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const target = event.target instanceof Element ? event.target.closest('a[href], button, input') : null
    if (target instanceof HTMLAnchorElement) {
      if (target.target === '' && !target.hasAttribute('download'))
        keep(event, target, press, () => location.assign(target.href))
    } else if (target instanceof HTMLInputElement && isTicked(target)) {
      // it shows at once
      keep(event, target, tick(target.checked))
    } else if (target instanceof HTMLButtonElement || (target instanceof HTMLInputElement && isPressed(target))) {
      keep(event, target, press, () => target.form?.submit())
    }
  }
  const onSubmit = (event: SubmitEvent) => {
    const target = event.target
    if (!(target instanceof HTMLFormElement)) return
    const again = (form: Element) => {
      const { submitter } = event
      if (form instanceof HTMLFormElement) form.requestSubmit(submitter && form.contains(submitter) ? submitter : null)
    }
    keep(event, target, again, () => target.submit())
  }
  const onInput = ({ target }: Event) => {
    if (!isField(target) || (target instanceof HTMLInputElement && isPressed(target)) || isHeard(target)) return
    addWords(target)
    wait()
  }
  root.addEventListener('click', onClick, options)
  root.addEventListener('submit', onSubmit, options)
  root.addEventListener('input', onInput, options)
  // what was typed and ticked before anybody listened
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
    if (isWritten(field) && field.value !== field.defaultValue) addWords(field)
  for (const box of root.querySelectorAll<HTMLInputElement>('input[type=checkbox]'))
    if (box.checked !== box.defaultChecked) add(box, tick(box.checked))

  return {
    replay: () => {
      isPageAwake = true
      // however long the page slept
      for (const act of acts) act.at = performance.now()
      void look()
    },
    giveUp: () => {
      stopping.abort()
      acts.findLast(({ plain }) => plain)?.plain?.()
    },
  }
}

const press = (target: Element) => {
  if (target instanceof HTMLElement) target.click()
}

/** React hears of a box that changes; the browser has changed this one already. */
const tick = (isOn: boolean) => (target: Element) => {
  if (!(target instanceof HTMLInputElement)) return
  target.checked = !isOn
  target.click()
}

const toSign = (target: Element): string =>
  ['name', 'type', 'value', 'href', 'aria-label'].map((name) => target.getAttribute(name)).join('|') +
  target.textContent

/** Whether React tells it what happens to it; what is asleep is woken up where its code is there, or made anew: then it is gone. */
const isAwake = (target: Element): boolean => {
  let isReached = false
  const reach = () => {
    isReached = true
  }
  target.addEventListener(nudge, reach)
  target.dispatchEvent(new Event(nudge, { bubbles: true }))
  target.removeEventListener(nudge, reach)
  return isReached && target.isConnected
}

const isPressed = ({ type }: HTMLInputElement): boolean => /^(checkbox|radio|submit|button|image|reset)$/.test(type)

const isTicked = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio'

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement

/** Whether its value is what stands in it, and nothing the browser makes of it. */
const isWritten = ({ type }: HTMLInputElement | HTMLTextAreaElement): boolean =>
  /^(text|textarea|search|email|tel|url|password|number)$/.test(type)

/** React compares a field with the value it knows; it has to see the empty one first to notice what was typed. */
const tellAgain = (field: Field, value: string): void => {
  const plain = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')
  if (!(field instanceof HTMLSelectElement)) field.value = ''
  plain?.set?.call(field, value)
  if (!(field instanceof HTMLSelectElement)) field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
