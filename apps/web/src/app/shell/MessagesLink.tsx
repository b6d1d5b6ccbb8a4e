import type { MouseEvent } from 'react'
import { dropdownToggled } from '../../entities/conversations/message-opening.ts'
import { currentPathname } from '../../shared/browser/page-location.ts'
import { Link, type LinkProps } from '../../shared/navigation/Link.tsx'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'

/** Leads to the messages; on a wide screen they open over the page, once their code is here. */
export function MessagesLink(props: LinkProps) {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(({ conversationUi }) => conversationUi?.isDropdownOpen)
  const isWide = useAppSelector(({ viewport }) => viewport && viewport.size !== 'sm')
  const toggle = (event: MouseEvent) => {
    if (isOpen === undefined || !isWide || event.metaKey || event.ctrlKey) return
    if (currentPathname().startsWith('/messages/')) return
    event.preventDefault()
    dispatch(dropdownToggled())
  }
  return <Link {...props} aria-expanded={isWide ? isOpen : undefined} onClick={toggle} />
}
