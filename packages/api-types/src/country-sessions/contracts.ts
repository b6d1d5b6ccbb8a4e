import { z } from 'zod'
import { contract } from '../contract.ts'
import { SecretToken } from '../identity/sign-in-inputs.ts'
import { countrySessionsRoutes as r } from './routes.ts'

export const countrySessionsContracts = {
  'auth.countryToken': contract(r['auth.countryToken'], {
    summary: 'A token that begins a session on a regional site once, within a minute.',
    input: z.object({}),
    output: z.string(),
  }),
  'auth.countrySession': contract(r['auth.countrySession'], {
    summary: 'Trades the token for a session on this site; only our other sites may ask.',
    input: z.object({ token: SecretToken }),
    output: z.object({ status: z.enum(['success', 'failure']) }),
  }),
  'auth.countrySite': contract(r['auth.countrySite'], {
    summary: 'The regional site of the member’s country, where one is set up.',
    input: z.object({}),
    output: z.object({ origin: z.string().nullable() }),
  }),
}
