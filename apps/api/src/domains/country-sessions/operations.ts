import { countrySessionsContracts as contracts } from '@tessera/api-types/country-sessions/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { carriedSession, carryToken } from './country-session-service.ts'

export const countrySessionsOperations: Operation[] = [
  implement(contracts['auth.countryToken'], (_input, { viewer, deps }) => carryToken(viewer, deps)),
  implement(contracts['auth.countrySession'], async ({ token }, context) => ({
    status: (await carriedSession(token, context)) ? ('success' as const) : ('failure' as const),
  })),
  implement(contracts['auth.countrySite'], async (_input, { viewer, deps }) => ({
    origin: deps.site.sites.originOf(viewer.country),
  })),
]
