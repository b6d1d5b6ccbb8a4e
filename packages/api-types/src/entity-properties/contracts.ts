import { z } from 'zod'
import { contract } from '../contract.ts'
import { Id } from '../wire/scalars.ts'
import { entityPropertiesRoutes as routes } from './routes.ts'
import { CustomShortcuts } from './shortcuts.ts'

const MAX_ENTITIES = 10

const entity = { entity_id: Id, entity_type: z.literal('BIZ_USER') }
const many = <V extends z.ZodType>(item: V) => z.array(item).min(1).max(MAX_ENTITIES)

const EntityView = z.object({
  ...entity,
  properties: z.object({
    NAVBAR_CONFIG: z.looseObject({ customShortcuts: CustomShortcuts.optional() }).optional(),
  }),
})
export type EntityView = z.output<typeof EntityView>

export const entityPropertiesContracts = {
  'entityProperties.batchRead': contract(routes['entityProperties.batchRead'], {
    summary: 'What the signed-in person arranged in the navigation of the business side.',
    input: z.object({
      entities: many(z.object(entity)),
      property_keys: z
        .array(z.enum(['NAVBAR_CONFIG']))
        .min(1)
        .max(1),
    }),
    output: z.array(EntityView),
    errors: ['NOT_ALLOWED'],
  }),
  'entityProperties.batchUpsert': contract(routes['entityProperties.batchUpsert'], {
    summary: 'Changes one part of that arrangement; the others stay as they are.',
    input: z.object({
      entities: many(
        z.object({
          ...entity,
          properties: z.object({ 'NAVBAR_CONFIG.customShortcuts': CustomShortcuts }),
        }),
      ),
    }),
    output: z.array(EntityView),
    errors: ['NOT_ALLOWED'],
  }),
}
