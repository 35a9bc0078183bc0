import { join } from 'node:path'
import { render } from '@testing-library/react'
import { createMemoryRouter } from 'react-router'
import type { RouteObject } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import type { ReactNode } from 'react'
import { settings } from '#config/settings.ts'
import { en } from '#config/stores/en.ts'
import { us } from '#config/stores/us.ts'
import { ru } from '#config/stores/ru.ts'
import { ok } from '#core/result.ts'
import { CallProvider } from '#platform/web/call/call-context.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { NoticesProvider, createNotices } from '#platform/web/page/notices.ts'
import { PanelsProvider, createPanels } from '#platform/web/page/panels.ts'
import { TextProvider, createTranslate } from '#platform/web/texts.tsx'
import { readTexts } from '#platform/server/texts.ts'
import { StoreViewProvider } from '#features/stores/web/index.ts'
import type { MenuCategory, ShellData } from '#features/stores/rules/shell-data.ts'
import { WordsProvider } from '#ui/words.ts'

export const translateToEnglish = createTranslate('en', readTexts(join(import.meta.dirname, '../../src'), 'en'))

/** A category of a menu; its address follows its name. */
export const menuCategory = (
  name: string,
  count: number,
  children: MenuCategory[] = [],
  more: Partial<MenuCategory> = {},
): MenuCategory => ({
  id: [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1_000_003,
  name,
  url_path: name.toLowerCase().replaceAll(' ', '-'),
  level: 1,
  product_count: count,
  promo_count: 0,
  approved_count: 0,
  new_count: 0,
  children_data: children,
  ...more,
})

export const shellData = (more: Partial<ShellData> = {}): ShellData => ({
  view: en,
  views: [en, us, ru].map(({ storeCode, url, name, flag, hreflang, i18n }) => ({
    storeCode,
    url,
    name,
    flag,
    hreflang,
    language: i18n.fullLanguageName,
    currencySign: i18n.currencySign,
  })),
  settings,
  menu: [
    menuCategory('Women', 219, [menuCategory('Tops', 75), menuCategory('Bottoms', 82)]),
    menuCategory('Shoes', 35),
  ],
  freeDeliveryFrom: 100,
  publicUrl: 'http://shop.test',
  isIndexed: true,
  ...more,
})

type Around = { readonly at: string; readonly shell: ShellData; readonly call: AnyCall }

/** Routes of a store view with everything that a page has around it. */
export const renderRoutes = (routes: RouteObject[], { at, shell, call }: Around) => {
  const notices = createNotices()
  const panels = createPanels()
  const router = createMemoryRouter([{ id: 'root', path: '/', loader: () => shell, children: routes }], {
    initialEntries: [at],
    hydrationData: { loaderData: { root: shell } },
  })
  const result = render(
    <StoreViewProvider value={shell.view}>
      <TextProvider translate={translateToEnglish}>
        <WordsProvider value={translateToEnglish}>
          <CallProvider value={call}>
            <NoticesProvider value={notices}>
              <PanelsProvider value={panels}>
                <RouterProvider router={router} />
              </PanelsProvider>
            </NoticesProvider>
          </CallProvider>
        </WordsProvider>
      </TextProvider>
    </StoreViewProvider>,
  )
  return { ...result, router, notices, panels }
}

type Options = Partial<Around> & {
  /** What other addresses show; without it the word for them. */
  readonly elsewhere?: ReactNode
}

/** A component as it stands on a page of the English view. */
export const renderPage = (
  page: ReactNode,
  { at = '/', shell = shellData(), call = async () => ok(undefined), elsewhere = <h1>elsewhere</h1> }: Options = {},
) =>
  renderRoutes(
    [
      { path: new URL(at, 'http://shop.test').pathname, element: page },
      { path: '*', element: elsewhere },
    ],
    { at, shell, call },
  )
