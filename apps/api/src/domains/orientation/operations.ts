import { orientationContracts } from '@tessera/api-types/orientation/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { recordLanding } from './landing-service.ts'

export const orientationOperations: Operation[] = [
  implement(orientationContracts['orientation.landingSignals'], recordLanding),
]
