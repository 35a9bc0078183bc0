import { PageProblem } from './shell/trouble/page-problem.tsx'

/** `/error`: where other systems send a shopper when something went wrong there. */
export const Component = () => <PageProblem status={500} />
