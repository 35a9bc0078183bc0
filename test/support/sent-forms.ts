import { until } from './until.ts'

type SentForm = { readonly action: string; readonly method: string; readonly fields: Record<string, unknown> }

/** The forms by which pages of a test leave, in the place of the browser that would send them. */
export const catchForms = () => {
  const sent: SentForm[] = []
  let hear = (): void => undefined
  HTMLFormElement.prototype.submit = function submit() {
    sent.push({ action: this.action, method: this.method, fields: Object.fromEntries(new FormData(this)) })
    hear()
  }
  return {
    sent,
    /** Until one is sent by what `work` begins. */
    whenSent: (work: () => unknown): Promise<void> => {
      const { promise, resolve } = Promise.withResolvers<void>()
      hear = resolve
      work()
      return until(promise)
    },
  }
}
