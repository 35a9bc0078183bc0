import { mayHaveOrders } from '#features/orders/web/index.ts'
import { questionNow, untilAsked } from './leaving.ts'

/** Milliseconds that the question has to come, where there may be one. */
const patienceMs = 5000

/** Whether somebody who has pressed "Log out" goes. Who comes back from acting in another's name is not asked. */
export const mayLeave = async (): Promise<boolean> => {
  // it comes late, and only where something is kept
  if (!questionNow() && mayHaveOrders.isSo())
    await Promise.race([untilAsked(), new Promise((resolve) => setTimeout(resolve, patienceMs))])
  return (await questionNow()?.()) ?? true
}
