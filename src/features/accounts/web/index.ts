export { AccountFrame } from './account-frame.tsx'
export { onUser, useUser, userNow } from './account-state.ts'
export { useAct } from './use-act.ts'
export { useSignIn } from './sign-in-wish.ts'
