import type { ReactNode } from 'react'
import { useLocation, useResolvedPath } from 'react-router-dom'
import { Link } from './Link.tsx'

type Props = {
  to: string
  className?: string | ((isCurrent: boolean) => string)
  children: ReactNode | ((isCurrent: boolean) => ReactNode)
}

/** A link of a navigation that is marked as current on its own page. */
export function NavigationLink({ to, className, children }: Props) {
  const { pathname } = useResolvedPath(to)
  const isCurrent = useLocation().pathname.toLowerCase() === pathname.toLowerCase()
  return (
    <Link
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      className={typeof className === 'function' ? className(isCurrent) : className}
    >
      {typeof children === 'function' ? children(isCurrent) : children}
    </Link>
  )
}
