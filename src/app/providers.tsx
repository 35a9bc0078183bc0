import type { ReactNode } from 'react'
import type { StoreView } from '#features/stores/rules/store-view.ts'
import { StoreViewProvider } from '#features/stores/web/index.ts'
import type { Translate } from '#core/text.ts'
import { CallProvider } from '#platform/web/call/call-context.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { TextProvider } from '#platform/web/texts.tsx'

type Props = { view: StoreView; translate: Translate; call: AnyCall; children: ReactNode }

export const Providers = ({ view, translate, call, children }: Props) => (
  <StoreViewProvider value={view}>
    <TextProvider translate={translate}>
      <CallProvider value={call}>{children}</CallProvider>
    </TextProvider>
  </StoreViewProvider>
)
