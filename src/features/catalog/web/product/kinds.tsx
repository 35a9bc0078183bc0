/** What only some kinds of products need, in one chunk. */
export { Composed } from './composed.tsx'
export { CustomOptions } from './custom-options.tsx'
export { Downloads } from './downloads.tsx'
