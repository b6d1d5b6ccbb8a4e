import { z } from 'zod'
import { contract } from '../contract.ts'
import { bool } from '../wire/scalars.ts'
import { orientationRoutes } from './routes.ts'

/** JSON of a browser's own notes; what cannot be read is left out. */
const jsonText = (max: number) => z.string().max(max).optional()

export const orientationContracts = {
  'orientation.landingSignals': contract(orientationRoutes['orientation.landingSignals'], {
    summary:
      'Takes over what the browser noted of the visit before a sign-up; the first home feed begins with it.',
    input: z.object({
      is_register: bool,
      unauth_visited_pages: jsonText(65_536),
      invite_redemption: jsonText(4096),
      paid_landing: jsonText(8192),
    }),
    output: z.null(),
  }),
}
