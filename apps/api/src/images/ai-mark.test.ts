import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  jpegWithManifest,
  jpegWithXmp,
  MADE_BY_MODEL,
  manifest,
  pngWithChunk,
  pngWithXmp,
  webpWithChunk,
  xmpPacket,
} from '../../test/ai-marked-files.ts'
import { paintSample, seededNumbers } from '../../test/image-samples.ts'
import { isAiMarked } from './ai-mark.ts'

const COMPOSITE = 'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia'
const CAMERA = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture'
const sources = [
  ['made by a model', MADE_BY_MODEL, true],
  ['made by a model, by https', MADE_BY_MODEL.replace('http:', 'https:'), true],
  ['made in part by a model', COMPOSITE, true],
  ['taken by a camera', CAMERA, false],
  ['with a name that only begins like it', `${MADE_BY_MODEL}Not`, false],
] as const

let jpeg: Buffer
let png: Buffer
let webp: Buffer
beforeAll(async () => {
  const sample = paintSample({ seed: 3, width: 60, height: 40 })
  jpeg = await sample.clone().jpeg().toBuffer()
  png = await sample.clone().png().toBuffer()
  webp = await sample.clone().webp().toBuffer()
})

describe.each(sources)('a picture %s', (_name, source, isMarked) => {
  it.each(['attribute', 'element', 'resource'] as const)('is known by XMP as %s', (as) => {
    const xmp = xmpPacket(source, as)
    expect(isAiMarked(jpegWithXmp(jpeg, xmp))).toBe(isMarked)
    expect(isAiMarked(pngWithXmp(png, xmp))).toBe(isMarked)
    expect(isAiMarked(pngWithXmp(png, xmp, true))).toBe(isMarked)
    expect(isAiMarked(webpWithChunk(webp, 'XMP ', xmp))).toBe(isMarked)
  })

  it('is known by its C2PA manifest, in one part or many', () => {
    const boxes = manifest(source)
    expect(isAiMarked(jpegWithManifest(jpeg, boxes))).toBe(isMarked)
    expect(isAiMarked(jpegWithManifest(jpeg, boxes, 60_000))).toBe(isMarked)
    expect(isAiMarked(pngWithChunk(png, 'caBX', boxes))).toBe(isMarked)
    expect(isAiMarked(webpWithChunk(webp, 'C2PA', boxes))).toBe(isMarked)
  })
})

describe('a file', () => {
  it('without any metadata is not marked', () => {
    for (const bytes of [jpeg, png, webp, Buffer.alloc(0), Buffer.from('text')])
      expect(isAiMarked(bytes)).toBe(false)
  })

  it('is not marked by an assertion that is about something else', () => {
    expect(isAiMarked(pngWithChunk(png, 'caBX', manifest(MADE_BY_MODEL, 'c2pa.hash.data')))).toBe(false)
  })

  it('is not marked by words that only speak of it', () => {
    const words = Buffer.from(`<dc:description>DigitalSourceType is not ${MADE_BY_MODEL}</dc:description>`)
    expect(isAiMarked(jpegWithXmp(jpeg, words))).toBe(false)
  })

  it('may be cut off or damaged anywhere', () => {
    const marked = [
      jpegWithXmp(jpeg, xmpPacket(MADE_BY_MODEL)),
      jpegWithManifest(jpeg, manifest(MADE_BY_MODEL)),
      pngWithXmp(png, xmpPacket(MADE_BY_MODEL), true),
      pngWithChunk(png, 'caBX', manifest(MADE_BY_MODEL)),
      webpWithChunk(webp, 'C2PA', manifest(MADE_BY_MODEL)),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...marked),
        fc.nat(),
        fc.integer({ min: 1, max: 40 }),
        (file, seed, hits) => {
          const next = seededNumbers(seed)
          const bytes = Buffer.from(file.subarray(0, Math.ceil(next() * file.length)))
          for (let hit = 0; hit < hits; hit += 1)
            bytes[Math.floor(next() * Math.min(bytes.length, 1_500))] = Math.floor(next() * 256)
          expect([true, false]).toContain(isAiMarked(bytes))
        },
      ),
      { numRuns: 2_000 },
    )
  })

  it('full of marks, boxes or segments costs little', () => {
    const full = (pattern: string) => Buffer.alloc(8 * 1024 * 1024, pattern, 'latin1')
    const files = [
      webpWithChunk(webp, 'XMP ', full('DigitalSourceType="http')),
      webpWithChunk(webp, 'C2PA', full('\0\0\0\x08jumb')),
      webpWithChunk(webp, 'C2PA', full('\0\0\0\0jumb')),
      webpWithChunk(webp, 'C2PA', full('\x71digitalSourceType')),
      Buffer.concat([jpeg.subarray(0, 2), full('\xff\xe2\0\x02')]),
      Buffer.concat([jpeg.subarray(0, 2), full('\xff\xff')]),
      Buffer.concat([png.subarray(0, 33), full('\0\0\0\0iTXt\0\0\0\0')]),
    ]
    const from = performance.now()
    expect(files.map((file) => isAiMarked(file))).not.toContain(true)
    expect(performance.now() - from).toBeLessThan(1_000)
  })
})
