/** What only some kinds of products need, in one chunk. */
export { Composed } from './kinds/composed.tsx'
export { CustomOptions } from './kinds/custom-options.tsx'
export { Downloads } from './kinds/downloads.tsx'
