import { z } from 'zod'
import { contract } from '../contract.ts'
import { Email } from '../identity/sign-in-inputs.ts'
import { text } from '../wire/scalars.ts'
import { INVITE_CHANNELS, InviteLink, InviteMetadata } from './views.ts'
import { invitesRoutes as routes } from './routes.ts'

export const invitesContracts = {
  'friendInvites.create': contract(routes['friendInvites.create'], {
    summary: 'Makes a link by which others may join for 30 days; with an address, mails it there.',
    input: z.object({ channel: z.enum(INVITE_CHANNELS).default('link'), email: Email.optional() }),
    output: InviteLink,
  }),
  'friendInvites.metadata': contract(routes['friendInvites.metadata'], {
    summary: 'Who sent an invitation, and by which channel.',
    input: z.object({ invite_code: text({ min: 1, max: 100 }) }),
    output: InviteMetadata,
    errors: ['INVITE_NOT_FOUND'],
  }),
}
