import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler } from 'react-router'
import type { LinkProps } from 'react-router'

type Props = Omit<ComponentProps<'a'>, 'href'> &
  Pick<LinkProps, 'to' | 'replace' | 'preventScrollReset' | 'viewTransition'>

/** A link within the shop. The router's own brings the prefetching of its framework mode along, which is a twentieth of our budget. */
export const Link = ({ to, replace, preventScrollReset, viewTransition, onClick, children, ...rest }: Props) => {
  const follow = useLinkClickHandler(to, {
    target: rest.target,
    replace,
    preventScrollReset,
    viewTransition,
  })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}
