import { Suspense, lazy, useRef, useState } from 'react'
import type { FocusEvent, KeyboardEvent, PointerEvent } from 'react'
import { useLocation } from 'react-router'
import { Link } from '#ui/link.tsx'
import { useShell } from '#features/stores/web/index.ts'
import { useText } from '#platform/web/texts.tsx'
import { Icon } from '#ui/icon.tsx'
import { useShownCategories } from '#features/stores/web/use-shown-categories.ts'
import styles from './main-nav.module.css'

const loadMegaMenu = () => import('./mega-menu.tsx')
const MegaMenu = lazy(async () => ({ default: (await loadMegaMenu()).MegaMenu }))

/** Milliseconds: a submenu opens when the pointer rests on its name, not on its way to what another one shows; it closes after the pointer has left. */
const opensAfterMs = 120
const closesAfterMs = 300

/** The main categories in the header of wide screens. Their names lead to them; what is below comes up beneath. */
export const MainNav = () => {
  const t = useText()
  const { menu } = useShell()
  const shown = useShownCategories()
  const { pathname, key } = useLocation()
  const [opened, setOpened] = useState<{ id: number; at: string }>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const categories = shown(menu)
  // a change of page closes it
  const openId = opened?.at === key ? opened.id : undefined
  const open = categories.find(({ id }) => id === openId)
  const after = (ms: number, id: number | undefined) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setOpened(id === undefined ? undefined : { id, at: key }), ms)
  }
  const enter = (event: PointerEvent, id: number | undefined) => {
    if (event.pointerType !== 'mouse') return
    void loadMegaMenu()
    if (id === undefined) clearTimeout(timer.current)
    else after(opensAfterMs, id)
  }
  const leave = (event: PointerEvent) => (event.pointerType === 'mouse' ? after(closesAfterMs, undefined) : undefined)
  const close = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || openId === undefined) return
    setOpened(undefined)
    document.getElementById(`menu-of-${openId}`)?.focus()
  }
  const goOn = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // without a target the window has lost the focus, or a press went beside everything
    if (relatedTarget && !currentTarget.querySelector('[data-open]')?.contains(relatedTarget)) setOpened(undefined)
  }
  return (
    // Escape closes what is open inside; the controls inside have keys of their own
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <nav className={styles.nav} aria-label={t('shell.main')} onPointerLeave={leave} onKeyDown={close} onBlur={goOn}>
      <ul>
        {categories.map((category) => {
          const { id, name, url_path } = category
          const isOpen = id === openId
          const isCurrent = pathname === `/${url_path}` || pathname.startsWith(`/${url_path}/`)
          const hasChildren = shown(category.children_data).length > 0
          return (
            <li key={id} data-sale={url_path === 'sale' || undefined} data-open={isOpen || undefined}>
              <Link
                to={`/${url_path}`}
                aria-current={isCurrent ? (pathname === `/${url_path}` ? 'page' : 'true') : undefined}
                onPointerEnter={(event) => enter(event, hasChildren ? id : undefined)}
                onClick={() => after(0, undefined)}
              >
                {name}
              </Link>
              {hasChildren ? (
                <button
                  id={`menu-of-${id}`}
                  type="button"
                  aria-expanded={isOpen}
                  aria-label={t('shell.submenu', { name })}
                  onClick={() => setOpened(isOpen ? undefined : { id, at: key })}
                >
                  <Icon name="down" size="s" />
                </button>
              ) : null}
              {isOpen && open ? (
                <div className={styles.sheet} onPointerEnter={(event) => enter(event, undefined)}>
                  <Suspense>
                    <MegaMenu category={open} />
                  </Suspense>
                </div>
              ) : null}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
