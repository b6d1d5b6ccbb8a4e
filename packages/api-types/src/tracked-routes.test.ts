import { expect, it } from 'vitest'
import { z } from 'zod'
import { contracts } from './contracts.ts'
import type { Contract } from './contract.ts'

const tracked = Object.values<Contract>(contracts).flatMap(({ route, input }) =>
  route.tracked?.object === undefined ? [] : [{ name: route.name, object: route.tracked.object, input }],
)

it.each(tracked)('$name is about an input it takes', ({ object, input }) => {
  const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' })
  expect(schema.properties).toHaveProperty(object)
})
