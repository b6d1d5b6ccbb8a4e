import { gzipSync } from 'node:zlib'
import { deflatedZeros } from './png-bombs.ts'

const text = (content: string): Buffer => Buffer.from(content)

function billionLaughs(): Buffer {
  const entities = Array.from({ length: 10 }, (_, level) =>
    level === 0 ? '<!ENTITY l0 "lol">' : `<!ENTITY l${level} "${`&l${level - 1};`.repeat(10)}">`,
  )
  return text(
    `<?xml version="1.0"?><!DOCTYPE svg [${entities.join('')}]><svg xmlns="http://www.w3.org/2000/svg"><text>&l9;</text></svg>`,
  )
}

/** A ZIP entry that unpacks to a gigabyte. */
async function zipBomb(): Promise<Buffer> {
  const data = (await deflatedZeros(2 ** 30)).subarray(2, -4)
  const head = Buffer.alloc(30)
  head.write('PK\u0003\u0004', 'latin1')
  head.writeUInt16LE(20, 4)
  head.writeUInt16LE(8, 8)
  head.writeUInt32LE(data.length, 18)
  head.writeUInt32LE(2 ** 30, 22)
  head.writeUInt16LE(5, 26)
  return Buffer.concat([head, text('a.jpg'), data])
}

export const disguisedBombs: Readonly<Record<string, () => Buffer | Promise<Buffer>>> = {
  'SVG billion laughs': billionLaughs,
  'SVG with a script': () => text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  'SVG with an outer entity': () =>
    text(
      '<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg"><text>&x;</text></svg>',
    ),
  'HTML named .jpg': () => text('<!doctype html><script>alert(1)</script>'),
  'ZIP bomb named .jpg': zipBomb,
  'gzip bomb named .jpg': () => gzipSync(Buffer.alloc(50_000_000)),
  'PDF named .jpg': () => text('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj'),
  'playlist pointing inside': () => text('#EXTM3U\n#EXTINF:1,\nhttp://169.254.169.254/latest/meta-data/\n'),
  'MP4 named .jpg': () => Buffer.concat([text('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom'), Buffer.alloc(5_000)]),
  'BMP claims 30k x 30k': () => {
    const bytes = Buffer.alloc(54)
    bytes.write('BM')
    bytes.writeUInt32LE(40, 14)
    bytes.writeInt32LE(30_000, 18)
    bytes.writeInt32LE(30_000, 22)
    return bytes
  },
  HEIC: () => Buffer.concat([text('\0\0\0\u0018ftypheic\0\0\0\0mif1heic'), Buffer.alloc(5_000)]),
  'MVG command file': () =>
    text(
      "push graphic-context\nviewbox 0 0 640 480\nfill 'url(https://127.0.0.1/x|ls)'\npop graphic-context",
    ),
  'PostScript named .jpg': () => text('%!PS-Adobe-3.0 EPSF-3.0\n{ true } loop\n'),
  'one byte': () => Buffer.from([0xff]),
  'an empty file': () => Buffer.alloc(0),
  '21 MB of zeros': () => Buffer.alloc(21 * 1024 * 1024),
}
