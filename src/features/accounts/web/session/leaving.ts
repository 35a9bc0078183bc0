type Question = () => Promise<boolean>

let question: Question | undefined

/** From now on whoever presses "Log out" is asked this first, and stays where the answer is false; what is answered ends that. */
export const askBeforeLeaving = (ask: Question): (() => void) => {
  question = ask
  return () => {
    if (question === ask) question = undefined
  }
}

/** Whether somebody who has pressed "Log out" goes. Who comes back from acting in another's name is not asked. */
export const mayLeave = async (): Promise<boolean> => (await question?.()) ?? true
