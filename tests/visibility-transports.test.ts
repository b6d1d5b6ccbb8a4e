import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { operations } from '../apps/api/src/operations.ts'
import { openTestSite, type TestSite } from '../apps/api/src/testing/test-site.ts'
import { dialects } from './conformance/dialects.ts'
import { prepareVisibilityWorld, type VisibilityWorld } from './visibility/visibility-world.ts'
import { readingsOf, responseText, type Reading } from './visibility/readings.ts'
import { SILENT } from './visibility/silent-readings.ts'
import { visibilityCases } from './visibility/visibility-cases.ts'

let site: TestSite

beforeAll(async () => {
  site = await openTestSite()
})

afterAll(() => site.app.close())

const silent = new Set(Object.values(SILENT).flat())
const readingOperations = operations.filter(
  ({ contract: { route } }) => route.kind === 'query' && !silent.has(route.name),
)
const traceless = (text: string, traces: readonly string[]) =>
  !traces.some((trace) => text.toLowerCase().includes(trace))

/** Responses of every transport to the readings, by operation and dialect. */
async function overTheWire(readings: readonly Reading[]): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const { operation, input } of readings)
    for (const dialect of dialects.filter((one) => one.speaks(operation.contract))) {
      const { contract } = operation
      const { text } = await dialect.send(site.app, { contract, input, caller: 'stranger' })
      texts.set(`${contract.route.name} by ${dialect.name}`, text)
    }
  return texts
}

/** What the stored documents return about Ada's pin, and about Ben's. */
async function byGraphql({ known }: VisibilityWorld): Promise<string> {
  const names = ['CloseupDetailQuery', 'CloseupPageQuery', 'CloseupRelatedModulesFeedQuery']
  const asked = names.flatMap((queryName) =>
    known.pin_id!.map((pinId) => ({ queryName, variables: { pinId } })),
  )
  const texts: string[] = []
  for (const payload of asked)
    texts.push((await site.app.inject({ method: 'POST', url: '/_/graphql/', payload })).body)
  return texts.join('')
}

/** For each operation that returns people, one input by which it does. */
async function tellingReadings(world: VisibilityWorld, traces: readonly string[]): Promise<Reading[]> {
  const found: Reading[] = []
  for (const operation of readingOperations)
    for (const reading of readingsOf(operation, world))
      if (!traceless(await responseText(site.deps, world.reader, reading), traces)) {
        found.push(reading)
        break
      }
  return found
}

async function everything(
  world: VisibilityWorld,
  readings: readonly Reading[],
): Promise<Map<string, string>> {
  const texts = await overTheWire(readings)
  texts.set('stored documents', await byGraphql(world))
  return texts
}

describe('every transport', () => {
  it.each(['with a private profile', 'who left'])(
    'I-6.03 of somebody %s, no transport tells others, and each did before',
    async (way) => {
      const world = await prepareVisibilityWorld(site.deps, site.stranger)
      const { hide, hides, showsPersonIn = [] } = visibilityCases[way]!
      const hidden = hides.flatMap((kind) => world.traces[kind])
      const readings = await tellingReadings(world, hidden)
      const before = await everything(world, readings)
      expect([...before].filter(([, text]) => traceless(text, hidden)).map(([name]) => name)).toEqual([])
      await hide(site.deps, world)
      const told = (name: string) =>
        showsPersonIn.some((operation) => name.startsWith(`${operation} by `)) ? world.traces.person : []
      const after = await everything(world, readings)
      const telling = [...after].filter(([name, text]) => {
        const admitted = told(name)
        return !traceless(
          text,
          hidden.filter((trace) => !admitted.includes(trace)),
        )
      })
      expect(telling.map(([name]) => name)).toEqual([])
    },
    30_000,
  )
})
