import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cutRouter, ROUTER_CUTS } from '../../../tools/lean-router.ts'

const site = join(import.meta.dirname, '../../..')
const requireOfSite = createRequire(join(site, 'package.json'))
const ofRouterDom = createRequire(requireOfSite.resolve('react-router-dom/package.json'))
const router = dirname(ofRouterDom.resolve('react-router/package.json'))
const read = (file: string) => readFileSync(file, 'utf8')

/** The only words by which a source would ask for a data router. */
const DATA_ROUTER =
  /\b(?:create\w+Router|RouterProvider|useLoaderData|useRouteError|useFetcher|errorElement|Await)\b/

describe('what the site leaves out of its router', () => {
  it('no source of the site asks for a data router', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: site }).filter((file) => !file.includes('.test.'))
    expect(files.length).toBeGreaterThan(100)
    const askers = files.filter((file) => {
      const code = read(join(site, file))
      return code.includes("'react-router-dom'") && DATA_ROUTER.test(code)
    })
    expect(askers).toEqual([])
  })

  it('every cut is found and gone', () => {
    const parts = globSync('dist/production/*.mjs', { cwd: router }).map((name) => read(join(router, name)))
    const changed = parts.filter((code) => cutRouter(code) !== code)
    expect(changed).toHaveLength(1)
    const lean = cutRouter(changed[0] ?? '')
    expect(ROUTER_CUTS.filter(({ from }) => from.test(lean))).toEqual([])
  })

  it('a library that changed ends the build', () => {
    expect(() => cutRouter('function _renderMatches(')).toThrow('no longer has')
  })
})
