import { createElement, lazy, Suspense } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { data, redirect, useLoaderData, useNavigate } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { useUser } from '#features/accounts/web/index.ts'
import { OfficeFrame } from '#features/admin/web/index.ts'
import { LateTexts, useShell } from '#features/stores/web/index.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { cabinetLinks, findArea, officeLinks } from './areas.ts'
import type { Area } from './areas.ts'
import { belowStore } from './page-paths.ts'
import { PartBoundary } from './shell/trouble/part-boundary.tsx'
import { RestrictedFrame } from './shell/sign-in/restricted-frame.tsx'

type ScreenModule = { readonly Screen: ComponentType }

/** The screens of the cabinet and of the back office, each a chunk of its own that nobody else fetches. */
const screens = new Map(
  Object.entries(import.meta.glob<ScreenModule>('/src/features/{blogger,admin}/web/**/*-screen.tsx')).map(
    ([path, load]) => [
      path.replace(/^\/src\/features\/(.*)\/web\/(?:.*\/)?(.*)-screen\.tsx$/, '$1/$2'),
      createElement(lazy(async () => ({ default: (await load()).Screen }))),
    ],
  ),
)

/** The cabinet and the back office. */
export const loader = ({ request }: LoaderFunctionArgs): Area => {
  const { pathname, search } = new URL(request.url)
  const path = belowStore(pathname)
  if (/^\/cabinet\/?$/.test(path)) throw redirect(`/cabinet/products${search}`)
  const area = findArea(path)
  if (!area) throw data(null, { status: 404 })
  return area
}

export const Component = () => {
  const { heading, roles, screen } = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  return (
    <RestrictedFrame key={screen} heading={heading} roles={roles}>
      <PartBoundary onClose={() => void navigate('/')}>
        <Coming>
          <ScreenOf screen={screen} />
        </Coming>
      </PartBoundary>
    </RestrictedFrame>
  )
}

/** What is around it stays in sight while it comes. */
const Coming = ({ children }: { children: ReactNode }) => (
  <Suspense fallback={<Skeleton shape="line" />}>{children}</Suspense>
)

const ScreenOf = ({ screen }: Pick<Area, 'screen'>) => {
  const shown = screens.get(screen)
  if (!shown) throw new Error(`no screen ${screen}`)
  return screen.startsWith('blogger/') ? (
    <LateTexts parts={['frame', 'late', 'cabinet']}>
      <Cabinet>{shown}</Cabinet>
    </LateTexts>
  ) : (
    <LateTexts parts={['office']}>
      <Office>{shown}</Office>
    </LateTexts>
  )
}

const Cabinet = ({ children }: { children: ReactNode }) => (
  <OfficeFrame name="area.cabinet" links={cabinetLinks(useShell().settings.product_choose)}>
    <Coming>{children}</Coming>
  </OfficeFrame>
)

const Office = ({ children }: { children: ReactNode }) => (
  <OfficeFrame name="area.office" links={officeLinks(useUser()?.roles ?? [])}>
    <Coming>{children}</Coming>
  </OfficeFrame>
)
