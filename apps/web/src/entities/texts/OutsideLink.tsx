import type { AnchorHTMLAttributes } from 'react'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { selectRequestContext } from '../session/session-slice.ts'
import { wayTo } from './offsite.ts'

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'rel'> & { address: string }

/** A link to an address that somebody wrote and nobody vouches for. */
export function OutsideLink({ address, ...rest }: Props) {
  const ownOrigin = useAppSelector((state) => selectRequestContext(state)?.origin)
  return <Link {...rest} to={wayTo(address, ownOrigin)} rel="nofollow noopener ugc" />
}
