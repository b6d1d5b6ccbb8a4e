import { z } from 'zod'

export type Json = Record<string, unknown>

/** A schema of ours in the words of JSON Schema; a file is bytes of a form. */
export function schemaOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema }) {
      if (z.globalRegistry.get(zodSchema)?.isFile !== true) return
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
      Object.assign(jsonSchema, FILE)
    },
  })
  return json
}

const FILE = { type: 'string', contentMediaType: 'application/octet-stream' }

export const isFile = (schema: Json | undefined): boolean =>
  schema?.contentMediaType === FILE.contentMediaType

/** An object with exactly these fields, all of them given but the `optional` ones. */
export const objectOf = (properties: Json, optional: readonly string[] = []): Json => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
})

export interface Fields {
  properties: Record<string, Json>
  required: readonly string[]
}

const partsOf = (schema: Json): Json[] => (schema.anyOf ?? schema.oneOf ?? []) as Json[]

/** The fields of an object, or of all variants of one: needed are those that every variant needs. */
export function fieldsOf(schema: Json): Fields {
  const own = {
    properties: (schema.properties ?? {}) as Record<string, Json>,
    required: (schema.required ?? []) as string[],
  }
  const all = (schema.allOf ?? []) as Json[]
  const variants = partsOf(schema).map(fieldsOf)
  const whole = [own, ...all.map(fieldsOf)]
  const [first, ...others] = variants
  return {
    properties: Object.assign(
      {},
      ...[...variants, ...whole].map(({ properties }) => properties),
    ) as Fields['properties'],
    required: [
      ...whole.flatMap(({ required }) => required),
      ...(first?.required.filter((name) => others.every(({ required }) => required.includes(name))) ?? []),
    ],
  }
}

/** The schema without some fields, in every variant. */
export function without(schema: Json, names: readonly string[]): Json {
  const result: Json = { ...schema }
  if (schema.properties)
    result.properties = Object.fromEntries(
      Object.entries(schema.properties as Json).filter(([name]) => !names.includes(name)),
    )
  if (schema.required) result.required = (schema.required as string[]).filter((name) => !names.includes(name))
  for (const key of ['anyOf', 'oneOf', 'allOf'])
    if (schema[key]) result[key] = (schema[key] as Json[]).map((part) => without(part, names))
  return result
}

/** Whether a value of the schema stands in an address or a form as JSON text. */
export const isStructured = (schema: Json): boolean =>
  schema.type === 'array' || schema.type === 'object' || partsOf(schema).some(isStructured)
