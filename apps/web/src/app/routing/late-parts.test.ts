import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { movedPages } from './moved-pages.ts'
import { handlerSource, pageHandlerNames } from './page-modules.ts'

const SITE = join(import.meta.dirname, '../../..')
const IMPORTED = /^(?:import|export) [^;]*?from '(\.[^']+)'/gms
const LATE_PART = /\blatePart\(/

/** All of the site's own files that come with one. */
function broughtBy(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !/\.tsx?$/.test(file) || !existsSync(file)) return found
  found.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTED))
    broughtBy(join(dirname(file), path), found)
  return found
}

it('a page that shows late parts names them, so that the server has their code as it draws', () => {
  const drawn = pageHandlerNames.filter((handler) => !movedPages.has(handler))
  const shown = drawn.map((handler) => {
    const source = join(SITE, handlerSource(handler))
    const parts = [...broughtBy(source)].filter((file) => LATE_PART.test(readFileSync(file, 'utf8')))
    return {
      handler,
      hasParts: parts.length > 0,
      namesThem: readFileSync(source, 'utf8').includes('lateParts'),
    }
  })
  expect(shown.filter(({ hasParts }) => hasParts).map(({ handler }) => handler)).toContain('pin/[id]')
  expect(shown.filter(({ hasParts, namesThem }) => hasParts !== namesThem)).toEqual([])
})
