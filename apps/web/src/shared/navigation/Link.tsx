import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react'
import { type To, useHref, useLinkClickHandler } from 'react-router-dom'
import { isBrowser } from '../browser/is-browser.ts'

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  /** A place of this site. */
  to: To
  replace?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A path from the root that is its own address: nothing in it is to be resolved. */
const PLAIN_PATH = /^\/(?:[\w-]+\/)*(?:\?[^#\\]+)?$/

/** In a page that is only drawn, a link is its address; the router would resolve each of a hundred anew. */
function DrawnLink({ replace, children, ...props }: LinkProps) {
  const { to, ...rest } = props
  if (typeof to === 'string' && PLAIN_PATH.test(to)) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    )
  }
  return (
    <LivingLink {...props} replace={replace}>
      {children}
    </LivingLink>
  )
}

function LivingLink({ to, replace, onClick, children, ...rest }: LinkProps) {
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

/** A link within the site: the router's own would bring its prefetching and its data router along. */
export const Link = isBrowser ? LivingLink : DrawnLink
