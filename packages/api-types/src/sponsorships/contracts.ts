import { z } from 'zod'
import { contract } from '../contract.ts'
import { Id, int } from '../wire/scalars.ts'
import { sponsorshipsRoutes as r } from './routes.ts'
import { SPONSORSHIP_STATUS } from './sponsorship-status.ts'
import { Sponsorship } from './views.ts'

const { approved, denied } = SPONSORSHIP_STATUS
const Changed = z.object({ pin_id: Id, sponsorship: Sponsorship.nullable() })

export const sponsorshipsContracts = {
  'sponsorships.ask': contract(r['sponsorships.ask'], {
    summary: 'Asks somebody to confirm that they sponsor the viewer’s own picture.',
    input: z.object({ pin_id: Id, sponsor_id: Id }),
    output: Changed,
    errors: ['PIN_NOT_FOUND', 'NOT_ALLOWED', 'USER_NOT_FOUND', 'CONFLICT'],
  }),
  'sponsorships.answer': contract(r['sponsorships.answer'], {
    summary: 'The sponsor approves or denies.',
    input: z.object({ pin_id: Id, status: int({ min: approved, max: denied }) }),
    output: Changed,
    errors: ['PIN_NOT_FOUND', 'NOT_FOUND', 'NOT_ALLOWED', 'CONFLICT'],
  }),
  'sponsorships.end': contract(r['sponsorships.end'], {
    summary: 'Either party ends it: the creator removes it, the sponsor leaves it.',
    input: z.object({ pin_id: Id }),
    output: Changed,
    errors: ['PIN_NOT_FOUND', 'NOT_FOUND', 'NOT_ALLOWED'],
  }),
}
