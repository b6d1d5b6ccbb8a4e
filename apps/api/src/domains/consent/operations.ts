import { consentContracts } from '@tessera/api-types/consent/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { choose, consentOfMember, setThirdPartyMarketing } from './consent-service.ts'

export const consentOperations: Operation[] = [
  implement(consentContracts['consent.get'], (_input, { viewer, deps }) => consentOfMember(viewer, deps)),
  implement(consentContracts['consent.choose'], (choice, context) => choose(choice, context)),
  implement(
    consentContracts['consent.setThirdPartyMarketing'],
    ({ third_party_marketing_tracking_enabled }, { viewer, deps }) =>
      setThirdPartyMarketing(viewer, third_party_marketing_tracking_enabled, deps),
  ),
]
