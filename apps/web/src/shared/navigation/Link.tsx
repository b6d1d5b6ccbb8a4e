import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A place of this site. */
  to: To
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link within the site: the router's own would bring its prefetching and its data router along. */
export function Link({ to, replace, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { replace, target: rest.target })
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) go(event)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}
