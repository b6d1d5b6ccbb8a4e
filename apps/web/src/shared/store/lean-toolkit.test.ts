import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CUT_OUT, CUTS, cutOut } from '../../../tools/lean-toolkit.ts'

const site = join(import.meta.dirname, '../../..')
const toolkit = dirname(createRequire(join(site, 'package.json')).resolve('@reduxjs/toolkit/package.json'))
const read = (file: string) => readFileSync(file, 'utf8')

describe('what the site leaves out of its toolkit', () => {
  it('no source of the site asks for it', () => {
    const files = globSync('src/**/*.{ts,tsx}', { cwd: site })
    expect(files.length).toBeGreaterThan(100)
    const askers = files.filter((file) => {
      const code = read(join(site, file))
      return CUT_OUT.some((word) => code.includes(word))
    })
    expect(askers).toEqual([])
  })

  it.each(['dist/query/rtk-query.modern.mjs', 'dist/redux-toolkit.modern.mjs'])(
    'every cut of %s is found and gone',
    (name) => {
      const file = join(toolkit, name)
      const cuts = CUTS.filter((cut) => cut.file.test(file))
      expect(cuts.length).toBeGreaterThan(0)
      const lean = cutOut(read(file), file)
      expect(cuts.filter(({ from }) => lean.includes(from))).toEqual([])
    },
  )

  it('a library that changed ends the build', () => {
    const file = '/node_modules/@reduxjs/toolkit/dist/redux-toolkit.modern.mjs'
    expect(() => cutOut('', file)).toThrow('no longer has')
  })
})
