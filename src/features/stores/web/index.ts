export { LateTexts } from './late-texts.tsx'
export { PageHead } from './page-head.tsx'
export { StoreViewProvider, useFormatPrice, useStoreView } from './store-view-context.tsx'
export { useMaybeShell, useShell } from './use-shell.ts'
