import { verifiedMerchantsContracts as contracts } from '@tessera/api-types/verified-merchants/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { decideAppeal, getAppeal, listAppeals } from './appeal-service.ts'
import { appeal, apply, leave, readProgram, recheck } from './program-service.ts'

export const verifiedMerchantsOperations: Operation[] = [
  implement(contracts['verifiedMerchants.get'], ({ userId }, { viewer, deps }) =>
    readProgram(viewer, userId, deps),
  ),
  implement(contracts['verifiedMerchants.apply'], (input, { viewer, deps }) => apply(viewer, input, deps)),
  implement(contracts['verifiedMerchants.appeal'], (given, { viewer, deps }) => appeal(viewer, given, deps)),
  implement(contracts['verifiedMerchants.leave'], ({ userId }, { viewer, deps }) =>
    leave(viewer, userId, deps),
  ),
  implement(contracts['verifiedMerchants.recheck'], ({ userId }, { viewer, deps }) =>
    recheck(viewer, userId, deps),
  ),
  implement(contracts['merchantAppeals.list'], (request, { viewer, deps }) =>
    listAppeals(viewer, request, deps),
  ),
  implement(contracts['merchantAppeals.get'], ({ id }, { viewer, deps }) => getAppeal(viewer, id, deps)),
  implement(contracts['merchantAppeals.update'], (input, { viewer, deps }) =>
    decideAppeal(viewer, input, deps),
  ),
]
