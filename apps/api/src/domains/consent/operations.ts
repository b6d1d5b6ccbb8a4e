import { consentContracts } from '@tessera/api-types/consent/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { requirePasscode } from '../passcode/passcode-service.ts'
import { choose, consentOfMember, setThirdPartyMarketing } from './consent-service.ts'

export const consentOperations: Operation[] = [
  implement(consentContracts['consent.get'], (_input, { viewer, deps }) => consentOfMember(viewer, deps)),
  implement(consentContracts['consent.choose'], (choice, context) => choose(choice, context)),
  implement(
    consentContracts['consent.setThirdPartyMarketing'],
    async ({ third_party_marketing_tracking_enabled, passcode }, context) => {
      await requirePasscode('privacy', passcode, context)
      return setThirdPartyMarketing(context.viewer, third_party_marketing_tracking_enabled, context.deps)
    },
  ),
]
