import { siteBrandContracts as contracts } from '@tessera/api-types/site-brand/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { changeSiteBrand, readSiteBrand } from './site-brand-service.ts'

export const siteBrandOperations: Operation[] = [
  implement(contracts['siteBrand.get'], (_input, { deps }) => readSiteBrand(deps)),
  implement(contracts['siteBrand.update'], (given, { viewer, deps }) => changeSiteBrand(given, viewer, deps)),
]
