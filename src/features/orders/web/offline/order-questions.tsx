import { LeaveQuestion } from './leave-question.tsx'
import { OrderWaiting } from './order-waiting.tsx'

/** What a shopper is asked of saved orders, on whichever page. */
export const OrderQuestions = () => (
  <>
    <OrderWaiting />
    <LeaveQuestion />
  </>
)
