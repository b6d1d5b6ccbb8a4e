import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDeps } from '../testing/test-deps.ts'
import { compiledOnce } from './compiled-once.ts'

const { read } = await testDeps()

it('a hot statement is made once for each shape and each set of nulls, and asked with new values', async () => {
  const made: string[] = []
  const echo = compiledOnce(
    (_db, shape: 'plain' | 'double', values: { word: string | null; times: number }) => {
      made.push(`${shape} ${values.word === null}`)
      const word = values.word === null ? sql`'nothing'` : sql`${values.word}::text`
      return sql<{
        said: string
      }>`SELECT repeat(${word}, ${values.times}::int * ${shape === 'double' ? 2 : 1}) AS said`
    },
  )
  const said = async (...asked: Parameters<typeof echo> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await echo(read, ...asked))[0]?.said
  expect(await said('plain', { word: 'ha', times: 2 })).toBe('haha')
  expect(await said('plain', { word: 'ho', times: 1 })).toBe('ho')
  expect(await said('double', { word: 'ha', times: 1 })).toBe('haha')
  expect(await said('plain', { word: null, times: 1 })).toBe('nothing')
  expect(made).toEqual(['plain false', 'double false', 'plain true'])
})
