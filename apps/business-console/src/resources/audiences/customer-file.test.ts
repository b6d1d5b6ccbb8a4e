import { expect, it } from 'vitest'
import { addressesIn, hashesOf } from './customer-file.ts'

const ANNA = 'anna@kiln.test'

it.each([
  ['one per line', `${ANNA}\r\n\r\n ${ANNA.toUpperCase()} \n`],
  ['a table with a header', `"Name","Email"\n"Anna","${ANNA}"\n`],
  ['semicolons', `name;email\nAnna;${ANNA}`],
  ['quotes of another kind', `'${ANNA}'`],
  ['a list of recipients', `Anna K. <${ANNA}>, (mailto:${ANNA})`],
  ['the mark of a file', `\uFEFF${ANNA}\n`],
])('takes each address once out of %s', (_kind, text) => {
  expect(addressesIn(text)).toEqual([ANNA])
})

it('keeps an apostrophe within an address, and takes none out of other words', () => {
  expect(addressesIn("o'brien@kiln.test")).toEqual(["o'brien@kiln.test"])
  expect(addressesIn('hello world @ kiln @@ a@b \u0000')).toEqual([])
})

it('hashes what it found', async () => {
  const [hash] = await hashesOf(`"${ANNA}"`)
  expect(await hashesOf(ANNA)).toEqual([hash])
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
})
