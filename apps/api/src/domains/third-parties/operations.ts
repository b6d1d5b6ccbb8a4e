import { thirdPartiesContracts } from '@tessera/api-types/third-parties/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { privacyOfMember } from '../consent/consent-service.ts'
import { advertisingIdOf } from './advertising-id-service.ts'
import { planFor } from './plan-service.ts'

export const thirdPartiesOperations: Operation[] = [
  implement(thirdPartiesContracts['thirdParties.plan'], (_input, { viewer, deps }) => planFor(viewer, deps)),
  implement(thirdPartiesContracts['thirdParties.identify'], (_input, { viewer, deps }) =>
    deps.transact(async (tx) => advertisingIdOf(tx, viewer, await privacyOfMember(tx, viewer, deps), deps)),
  ),
]
