import { Readable } from 'node:stream'
import { gzipSync } from 'node:zlib'
import type { FeedFormat } from '@tessera/api-types/catalogs/catalog-options'
import { describe, expect, it } from 'vitest'
import { readFeed } from './feed-reader.ts'

async function outcomeOf(file: Readable, format: FeedFormat = 'XML'): Promise<string | number> {
  let rows = 0
  try {
    for await (const { number } of readFeed(file, format)) rows = number
  } catch (error) {
    return (error as Error).message
  }
  return rows
}
const plain = (text: string) => Readable.from([Buffer.from(text)])
const MEBIBYTE = 1024 * 1024

describe('a feed that is small and means harm', () => {
  it.each([
    ['tags that never end', '<rss>', '<a>', 'NOT_READABLE'],
    ['a comment without an end', '<rss><!--', 'a', 'TOO_LARGE'],
    ['an attribute without an end', '<rss><a b="', 'a', 'TOO_LARGE'],
    ['a tag of nothing but attributes', '<rss><a ', 'b="1" ', 'TOO_LARGE'],
    ['a text without an end', '<rss><item><g:id>', 'a', 'TOO_LARGE'],
    ['a document type without an end', '<!DOCTYPE rss [', 'a', 'TOO_LARGE'],
  ])('ends early at %s', async (_what, start, more, failure) => {
    let bytes = 0
    const endless = function* () {
      yield Buffer.from(start)
      for (const chunk = Buffer.from(more.repeat(20_000)); bytes < 40 * MEBIBYTE; bytes += chunk.length)
        yield chunk
    }
    expect(await outcomeOf(Readable.from(endless(), { highWaterMark: 1 }))).toBe(failure)
    expect(bytes).toBeLessThan(2 * MEBIBYTE)
  })

  it('ends early at what is packed', async () => {
    const bomb = gzipSync(`<rss>${'<a>'.repeat(400_000)}`)
    expect(await outcomeOf(Readable.from([bomb]))).toBe('NOT_READABLE')
  })

  it('lets other work run while a file without items is read', async () => {
    const gaps: number[] = []
    let last = performance.now()
    const timer = setInterval(() => {
      gaps.push(performance.now() - last)
      last = performance.now()
    }, 5)
    expect(await outcomeOf(plain(`<rss>${'<a></a>'.repeat(1_000_000)}</rss>`))).toBe(0)
    clearInterval(timer)
    expect(gaps.length).toBeGreaterThan(20)
  })
})

it.each(['XML', 'CSV', 'TSV'] as const)('a refused file of %s is closed', async (format) => {
  const file = Readable.from([Buffer.from('neither\n'), Buffer.from('nor\n'.repeat(100))])
  expect(await outcomeOf(file, format)).toBe(format === 'XML' ? 'NOT_READABLE' : 'MISSING_COLUMN')
  expect(file.destroyed).toBe(true)
})

it('long descriptions and deep places of items are read', async () => {
  const item = `<item><g:id>1</g:id><description><![CDATA[${'a'.repeat(200_000)}]]></description></item>`
  const deep = '<a>'.repeat(40) + '</a>'.repeat(40)
  expect(await outcomeOf(plain(`<rss>${deep}${item.repeat(3)}</rss>`))).toBe(3)
})

async function itemsOf(text: string) {
  const rows = []
  for await (const { values } of readFeed(plain(text), 'XML')) rows.push(values)
  return rows
}

it.each(['CSV', 'TSV'] as const)(
  'rows of %s have the numbers that a spreadsheet shows, blank ones before them too',
  async (format) => {
    const text = '\nid,title,description,link,image_link,price,availability\n1,Bowl\n\n,,\n2,Cup\n'
    const file = Readable.from([Buffer.from(format === 'TSV' ? text.replaceAll(',', '\t') : text)])
    const rows = []
    for await (const { number, values } of readFeed(file, format)) rows.push([number, values.id])
    expect(rows).toEqual([
      [3, '1'],
      [6, '2'],
    ])
  },
)

it('reads what stands right in an item: links of Atom, words around markup, no price of a shipping', async () => {
  const entry = `<entry><title>Bowl</title><link rel="edit" href="https://shop.test/edit/1"/>
    <link href="https://shop.test/1"/><summary>Thrown <b>by hand</b> in Ghent</summary>
    <g:price>20.00 EUR</g:price><g:shipping><g:country>BE</g:country><g:price>5.00 EUR</g:price></g:shipping></entry>`
  expect(await itemsOf(`<feed xmlns:g="http://base.google.com/ns/1.0">${entry}</feed>`)).toEqual([
    {
      title: 'Bowl',
      link: 'https://shop.test/1',
      description: 'Thrown by hand in Ghent',
      price: '20.00 EUR',
    },
  ])
})
