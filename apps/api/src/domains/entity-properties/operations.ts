import { entityPropertiesContracts as contracts } from '@tessera/api-types/entity-properties/contracts'
import { implement, type Operation } from '../../kernel/operation.ts'
import { readProperties, upsertProperties } from './entity-property-service.ts'

export const entityPropertiesOperations: Operation[] = [
  implement(contracts['entityProperties.batchRead'], ({ entities }, { viewer, deps }) =>
    readProperties(viewer, entities, deps),
  ),
  implement(contracts['entityProperties.batchUpsert'], ({ entities }, { viewer, deps }) =>
    upsertProperties(viewer, entities, deps),
  ),
]
