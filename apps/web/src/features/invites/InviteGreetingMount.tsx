import type { InviteMetadata } from '@tessera/api-types/invites/views'
import { type ReactNode, useState } from 'react'
import { inviteCodeOf, forgetInvite } from '../../entities/visitor/landing.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import type { InviteGreeting } from './InviteGreeting.tsx'
import { invitesApi } from './invites-api.ts'

type Sender = InviteMetadata['sender']

const LazyInviteGreeting = lazyComponent<Parameters<typeof InviteGreeting>[0]>(['invites'], async () => {
  const { InviteGreeting: greeting } = await import('./InviteGreeting.tsx')
  return greeting
})

type Person = { id: string; should_show_messaging: boolean }

/** Both want messages, and nobody greets themselves. // spec 001 §4 */
export const mayGreet = (inviter: Person, viewer: Person): boolean =>
  inviter.should_show_messaging && viewer.should_show_messaging && inviter.id !== viewer.id

/** Greets who came by an invitation, once signed in; a code that leads to nobody shows nothing. */
export function InviteGreetingMount({ actionsOf }: { actionsOf: (sender: Sender) => ReactNode }) {
  const viewer = useAppSelector(selectViewer)
  const code = useAppSelector(inviteCodeOf)
  const [isDone, setIsDone] = useState(false)
  const isAsked = viewer !== null && code !== null && !isDone
  const { data } = invitesApi.useInviteMetadataQuery({ invite_code: code ?? '' }, { skip: !isAsked })
  if (!isAsked || !data) return null
  const { sender, viewer_should_show_messaging: should_show_messaging } = data
  if (!mayGreet(sender, { id: viewer.id, should_show_messaging })) return null
  const dismiss = () => {
    forgetInvite()
    setIsDone(true)
  }
  return (
    <LazyInviteGreeting sender={sender} onDismiss={dismiss}>
      {actionsOf(sender)}
    </LazyInviteGreeting>
  )
}
