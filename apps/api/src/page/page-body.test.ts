import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { pageBody } from './page-body.ts'

const text = fc.string({ unit: 'grapheme', maxLength: 5_000 })

it('a shared page is the same text for all, compressed where the reader takes it', async () => {
  await fc.assert(
    fc.asyncProperty(text, fc.array(fc.tuple(text, text), { maxLength: 4 }), async (middle, readers) => {
      const shared = { text: middle }
      for (const [before, after] of readers) {
        const page = { body: 'not of parts', parts: { before, shared, after } }
        const plain = await pageBody(page, 'br, gzip;q=0')
        expect(plain).toEqual({ headers: {}, body: Buffer.from(before + middle + after) })
        const { headers, body } = await pageBody(page, 'gzip, deflate, br, zstd')
        expect(headers).toEqual({ 'content-encoding': 'gzip' })
        expect(gunzipSync(body)).toEqual(Buffer.from(before + middle + after))
      }
    }),
    { numRuns: 60 },
  )
})

it('the page of one reader stays as it is', async () => {
  expect(await pageBody({ body: 'mine' }, 'gzip')).toEqual({ headers: {}, body: 'mine' })
})
