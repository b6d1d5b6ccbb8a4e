import { websitesContracts as contracts } from '@tessera/api-types/websites/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { listWebsites, proofFor, unverifyWebsite, verifyWebsite } from './website-service.ts'

export const websitesOperations: Operation[] = [
  implement(contracts['websites.list'], (_input, { viewer, deps }) => listWebsites(viewer, deps)),
  implement(contracts['websites.proof'], ({ url }, { viewer, deps }) =>
    Promise.resolve(proofFor(viewer, url, deps)),
  ),
  implement(contracts['websites.verify'], (input, { viewer, deps }) => verifyWebsite(viewer, input, deps)),
  implement(contracts['websites.unverify'], ({ host }, { viewer, deps }) =>
    unverifyWebsite(viewer, host, deps),
  ),
]
