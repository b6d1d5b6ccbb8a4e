import { describe, expect, it } from 'vitest'
import { MAX_JSON_DEPTH, parseJson } from './parse-json.ts'

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

describe('JSON from outside', () => {
  it.each([
    '{"a":[1,"x",null,{"b":"[[[[["}]}',
    '"{"',
    'null',
    nested(MAX_JSON_DEPTH),
    '{"constructor":"plain"}',
  ])('reads %s', (text) => {
    expect(parseJson(text, 'body')).toEqual(JSON.parse(text))
  })

  it.each([
    '',
    '{',
    '{"a":1',
    'undefined',
    nested(MAX_JSON_DEPTH + 1),
    '{"a":'.repeat(100_000),
    '{"__proto__":{"isAdmin":true}}',
    '[{"a":{"__proto__":1}}]',
    String.raw`{"\u005f\u005fproto\u005f\u005f":{"isAdmin":true}}`,
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"title":{"length":{"toString":1}}}',
  ])('refuses %.60s', (text) => {
    expect(() => parseJson(text, 'body')).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
  })

  it('refuses a megabyte of brackets within milliseconds', () => {
    const text = '['.repeat(1_000_000)
    const started = process.cpuUsage()
    expect(() => parseJson(text, 'body')).toThrow(expect.objectContaining({ code: 'INVALID_INPUT' }))
    expect(process.cpuUsage(started).user / 1_000).toBeLessThan(50)
  })
})
