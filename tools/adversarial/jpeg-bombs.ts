import { sampleJpeg } from '../../apps/api/test/image-samples.ts'

const marker = (code: number, data: Uint8Array): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

const sample = (): Promise<Buffer> => sampleJpeg({ seed: 11, width: 200, height: 200 })

/** Everything after the two bytes that begin a JPEG is pushed back behind these segments. */
const withSegments = async (...segments: Buffer[]): Promise<Buffer> => {
  const bytes = await sample()
  return Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)])
}

async function withDimensions(width: number, height: number): Promise<Buffer> {
  const bytes = Buffer.from(await sample())
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]))
  bytes.writeUInt16BE(height, frame + 5)
  bytes.writeUInt16BE(width, frame + 7)
  return bytes
}

/** A progressive JPEG of one component whose scans refine it again and again. */
function manyScans(side: number, scans: number): Buffer {
  const table = marker(0xdb, Buffer.concat([Buffer.from([0]), Buffer.alloc(64, 1)]))
  const frame = Buffer.from([8, side >> 8, side & 255, side >> 8, side & 255, 1, 1, 0x11, 0])
  const oneCode = Buffer.concat([Buffer.from([1]), Buffer.alloc(15), Buffer.from([0])])
  const codes = (kind: number) => marker(0xc4, Buffer.concat([Buffer.from([kind]), oneCode]))
  const data = Buffer.alloc(Math.ceil((side / 8) ** 2 / 8))
  const first = Buffer.concat([marker(0xda, Buffer.from([1, 1, 0, 0, 0, 0x01])), data])
  const refinement = Buffer.concat([marker(0xda, Buffer.from([1, 1, 0, 0, 0, 0x10])), data])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    table,
    marker(0xc2, frame),
    codes(0x00),
    codes(0x10),
    first,
    ...Array.from({ length: scans - 1 }, () => refinement),
    Buffer.from([0xff, 0xd9]),
  ])
}

/** EXIF whose directory points at itself. */
function exifLoop(): Buffer {
  const tiff = Buffer.from(
    'MM\0*\0\0\0\u0008\0\u0001\u0087\u0069\0\u0004\0\0\0\u0001\0\0\0\u0008\0\0\0\u0008',
    'latin1',
  )
  return marker(0xe1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]))
}

const iccPart = (part: number, total: number): Buffer =>
  marker(
    0xe2,
    Buffer.concat([
      Buffer.from('ICC_PROFILE\0', 'latin1'),
      Buffer.from([part, total]),
      Buffer.alloc(60_000, part),
    ]),
  )

export const jpegBombs: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'JPEG claims 65,500 x 65,500': () => withDimensions(65_500, 65_500),
  'JPEG claims 7k x 7k over little data': () => withDimensions(7_000, 7_000),
  'JPEG claims 0 x 0': () => withDimensions(0, 0),
  'JPEG of 1,000 scans': () => manyScans(2_000, 1_000),
  'JPEG of 1,000 small scans': () => manyScans(512, 1_000),
  'JPEG cut off in the header': async () => (await sample()).subarray(0, 150),
  'JPEG cut off in the pixels': async () => {
    const bytes = await sample()
    return bytes.subarray(0, bytes.length >> 1)
  },
  'JPEG with 15 MB of metadata': () =>
    withSegments(...Array.from({ length: 240 }, () => marker(0xe5, Buffer.alloc(65_000, 0x41)))),
  'JPEG whose EXIF goes in circles': () => withSegments(exifLoop()),
  'JPEG with a torn colour profile': () =>
    withSegments(...Array.from({ length: 200 }, (_, part) => iccPart(part + 1, 255))),
  'JPEG of fill bytes': () => Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(5_000_000, 0xff)]),
  'JPEG with 2,000 Huffman tables': () =>
    withSegments(
      ...Array.from({ length: 2_000 }, () =>
        marker(0xc4, Buffer.concat([Buffer.from([0, 1]), Buffer.alloc(16)])),
      ),
    ),
  'JPEG with a page in a comment': () =>
    withSegments(marker(0xfe, Buffer.from('<html><script>alert(1)</script>'))),
  'JPEG with a ZIP behind it': async () =>
    Buffer.concat([await sample(), Buffer.from('PK\u0003\u0004'), Buffer.alloc(1_000_000, 7)]),
  'JPEG with EICAR behind it': async () =>
    Buffer.concat([
      await sample(),
      Buffer.from(['X5O!P%@AP[4\\PZX54(P^)7CC)7}', '$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')),
    ]),
}
