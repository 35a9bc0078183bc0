import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import type { LinkProps } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'to' | 'replace' | 'preventScrollReset' | 'viewTransition'>

/** Nobody follows a link while the server draws it. */
const useFollow: typeof useLinkClickHandler = import.meta.env.SSR ? () => () => undefined : useLinkClickHandler

/** A link within the shop, or to an https address. The router's own brings the prefetching of its framework mode along, which is a twentieth of our budget. */
export const Link = ({ to, replace, preventScrollReset, viewTransition, onClick, children, ...rest }: Props) => {
  // an address outside is the browser's
  const isOutside = typeof to === 'string' && to.startsWith('https:')
  const href = useHref(isOutside ? '' : to)
  const follow = useFollow(to, {
    target: rest.target,
    replace,
    preventScrollReset,
    viewTransition,
  })
  return (
    <a
      {...rest}
      href={isOutside ? to : href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented && !isOutside) follow(event)
      }}
    >
      {children}
    </a>
  )
}
