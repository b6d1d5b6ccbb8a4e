import { z } from 'zod'
import { contract } from '../contract.ts'
import { text, Timestamp, WebUrl } from '../wire/scalars.ts'
import { websitesRoutes as routes } from './routes.ts'
import { WEBSITE_METHODS } from './website-proofs.ts'

const Websites = z.object({
  websites: z.array(
    z.object({
      host: z.string(),
      url: z.string(),
      method: z.enum(WEBSITE_METHODS),
      verified_at: Timestamp,
    }),
  ),
  verified_user_websites: z.array(z.string()),
  is_any_website_verified: z.boolean(),
  domain_verified: z.boolean(),
})
export type Websites = z.output<typeof Websites>

const WebsiteInput = z.object({ url: WebUrl })

export const websitesContracts = {
  'websites.list': contract(routes['websites.list'], {
    summary: 'The websites the member has proved to be theirs.',
    input: z.object({}),
    output: Websites,
  }),
  'websites.proof': contract(routes['websites.proof'], {
    summary: 'What to put on a website, or into its name records, to prove that it is the member’s.',
    input: WebsiteInput,
    output: z.object({
      host: z.string(),
      meta_tag: z.string(),
      file_url: z.string(),
      file_name: z.string(),
      file_text: z.string(),
      dns_record: z.string(),
    }),
  }),
  'websites.verify': contract(routes['websites.verify'], {
    summary: 'Looks for the proof on the website; from then on it counts as the member’s.',
    input: WebsiteInput.extend({ method: z.enum(WEBSITE_METHODS) }),
    output: Websites,
    errors: ['WEBSITE_PROOF_MISSING', 'LIMIT_REACHED'],
  }),
  'websites.unverify': contract(routes['websites.unverify'], {
    summary: 'Lets a website go.',
    input: z.object({ host: text({ min: 1, max: 260 }) }),
    output: Websites,
  }),
}
