type Question = () => Promise<boolean>

let question: Question | undefined
const waiting: (() => void)[] = []

/** From now on whoever presses "Log out" is asked this first, and stays where the answer is false; what is answered ends that. */
export const askBeforeLeaving = (ask: Question): (() => void) => {
  question = ask
  for (const goOn of waiting.splice(0)) goOn()
  return () => {
    if (question === ask) question = undefined
  }
}

/** What is asked now. */
export const questionNow = (): Question | undefined => question

/** Holds once something is asked that is not asked yet. */
export const untilAsked = (): Promise<void> => new Promise((resolve) => void waiting.push(resolve))
