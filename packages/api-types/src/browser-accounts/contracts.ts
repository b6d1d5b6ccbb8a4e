import { z } from 'zod'
import { contract } from '../contract.ts'
import { Id } from '../wire/scalars.ts'
import { browserAccountsRoutes as r } from './routes.ts'

const done = z.object({ done: z.literal(true) })

export const browserAccountsContracts = {
  'accounts.endAll': contract(r['accounts.endAll'], {
    summary: 'Ends every session of this browser and forgets which accounts it had.',
    input: z.object({}),
    output: done,
  }),
  'accounts.remove': contract(r['accounts.remove'], {
    summary: 'Takes another account off this browser and ends its session here.',
    input: z.object({ user_id: Id }),
    output: done,
  }),
  'accounts.refreshToken': contract(r['accounts.refreshToken'], {
    summary: 'Renews the session and its cookie; the old token works for five more minutes.',
    input: z.object({}),
    output: z.null(),
  }),
  'accounts.refreshStored': contract(r['accounts.refreshStored'], {
    summary: 'Renews the sessions of all accounts of this browser; returns which need a password.',
    input: z.object({}),
    output: z.object({ logged_in: z.array(Id), needs_password: z.array(Id) }),
  }),
  'accounts.forgetPerson': contract(r['accounts.forgetPerson'], {
    summary: 'Forgets who was signed in on this browser before.',
    input: z.object({}),
    output: done,
  }),
}
