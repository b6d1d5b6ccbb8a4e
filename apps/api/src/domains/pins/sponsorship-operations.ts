import { sponsorshipsContracts } from '@tessera/api-types/sponsorships/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import type { Answer } from './sponsorship-rules.ts'
import { answerSponsorship, askSponsor, endSponsorship } from './sponsorship-service.ts'

export const sponsorshipsOperations: Operation[] = [
  implement(sponsorshipsContracts['sponsorships.ask'], ({ pin_id, sponsor_id }, { viewer, deps }) =>
    askSponsor(viewer, { pinId: pin_id, sponsorId: sponsor_id }, deps),
  ),
  implement(sponsorshipsContracts['sponsorships.answer'], ({ pin_id, status }, { viewer, deps }) =>
    answerSponsorship(viewer, { pinId: pin_id, answer: status as Answer }, deps),
  ),
  implement(sponsorshipsContracts['sponsorships.end'], ({ pin_id }, { viewer, deps }) =>
    endSponsorship(viewer, pin_id, deps),
  ),
]
