import { businessOnboardingContracts as contracts } from '@tessera/api-types/business-onboarding/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { completeOnboarding, getOnboarding, saveAnswers } from './onboarding-service.ts'

export const businessOnboardingOperations: Operation[] = [
  implement(contracts['businessOnboarding.get'], (_input, { viewer, deps }) => getOnboarding(viewer, deps)),
  implement(contracts['businessOnboarding.save'], (input, { viewer, deps }) =>
    saveAnswers(viewer, input, deps),
  ),
  implement(contracts['businessOnboarding.complete'], (input, { viewer, deps }) =>
    completeOnboarding(viewer, input, deps),
  ),
]
