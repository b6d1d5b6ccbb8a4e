import { crc32, deflateSync } from 'node:zlib'

export const MADE_BY_MODEL = 'http://cv.iptc.org/newscodes/digitalsourcetype/trainedAlgorithmicMedia'

/** An XMP packet that names the source of a picture as an attribute, an element, or a resource. */
export function xmpPacket(source: string, as: 'attribute' | 'element' | 'resource' = 'attribute'): Buffer {
  const name = 'Iptc4xmpExt:DigitalSourceType'
  const parts = {
    attribute: `<rdf:Description ${name}="${source}"/>`,
    element: `<rdf:Description>\n<${name}>${source}</${name}>\n</rdf:Description>`,
    resource: `<rdf:Description><${name} rdf:resource='${source}'/></rdf:Description>`,
  }
  return Buffer.from(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF>${parts[as]}</rdf:RDF></x:xmpmeta>`)
}

const box = (type: string, ...parts: Buffer[]): Buffer => {
  const data = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, data])
}

const superbox = (label: string, ...parts: Buffer[]): Buffer =>
  box('jumb', box('jumd', Buffer.alloc(16), Buffer.from(`\x03${label}\0`)), ...parts)

const cborText = (text: string): Buffer => {
  const bytes = Buffer.from(text)
  const head = bytes.length < 24 ? [0x60 + bytes.length] : [0x78, bytes.length]
  return Buffer.concat([Buffer.from(head), bytes])
}

/** A C2PA manifest store with one action, behind an assertion that is a thumbnail. */
export function manifest(source: string, label = 'c2pa.actions.v2'): Buffer {
  const action = [
    Buffer.from([0xa2]),
    ...['action', 'c2pa.created', 'digitalSourceType', source].map(cborText),
  ]
  const actions = Buffer.concat([Buffer.from([0xa1]), cborText('actions'), Buffer.from([0x81]), ...action])
  const thumbnail = superbox('c2pa.thumbnail.claim.jpeg', box('bidb', Buffer.alloc(500, 7)))
  const assertions = superbox('c2pa.assertions', thumbnail, superbox(label, box('cbor', actions)))
  return superbox('c2pa', superbox('urn:c2pa:1', assertions, superbox('c2pa.signature', box('cbor'))))
}

const uuidBox = (uuid: string, ...parts: Buffer[]): Buffer => box('uuid', Buffer.from(uuid, 'hex'), ...parts)

/** Boxes at the end of an MP4, as writers put them there. */
export const mp4WithXmp = (mp4: Buffer, xmp: Buffer): Buffer =>
  Buffer.concat([mp4, uuidBox('be7acfcb97a942e89c71999491e3afac', xmp)])

export const mp4WithManifest = (mp4: Buffer, boxes: Buffer, purpose = 'manifest'): Buffer =>
  Buffer.concat([
    mp4,
    uuidBox(
      'd8fec3d61b0e483c92975828877ec481',
      Buffer.alloc(4),
      Buffer.from(`${purpose}\0`),
      Buffer.alloc(8),
      boxes,
    ),
  ])

/** A file that has nothing but QuickTime's place for XMP. */
export const quickTimeXmp = (xmp: Buffer): Buffer =>
  box('moov', box('mvhd', Buffer.alloc(20)), box('udta', box('XMP_', xmp)))

const jpegSegment = (marker: number, data: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(data.length + 2, 2)
  return Buffer.concat([head, data])
}

const afterStart = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

export const jpegWithXmp = (jpeg: Buffer, xmp: Buffer): Buffer =>
  afterStart(jpeg, jpegSegment(0xe1, Buffer.concat([Buffer.from('http://ns.adobe.com/xap/1.0/\0'), xmp])))

/** The manifest cut into segments of so many bytes, each with the header of the box. */
export function jpegWithManifest(jpeg: Buffer, boxes: Buffer, size = 300): Buffer {
  const header = boxes.subarray(0, 8)
  const segments: Buffer[] = []
  for (let at = 8; at < boxes.length; at += size) {
    const head = Buffer.from('JP\0\x01\0\0\0\0', 'latin1')
    head.writeUInt32BE(segments.length + 1, 4)
    segments.push(jpegSegment(0xeb, Buffer.concat([head, header, boxes.subarray(at, at + size)])))
  }
  return afterStart(jpeg, ...segments)
}

export function pngWithChunk(png: Buffer, type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(4)
  frame.writeUInt32BE(data.length)
  const crc = Buffer.alloc(4)
  crc.writeUInt32BE(crc32(typed))
  return Buffer.concat([png.subarray(0, 33), frame, typed, crc, png.subarray(33)])
}

export function pngWithXmp(png: Buffer, xmp: Buffer, isCompressed = false): Buffer {
  const head = `XML:com.adobe.xmp\0${isCompressed ? '\x01' : '\0'}\0\0\0`
  return pngWithChunk(
    png,
    'iTXt',
    Buffer.concat([Buffer.from(head, 'latin1'), isCompressed ? deflateSync(xmp) : xmp]),
  )
}

export function webpWithChunk(webp: Buffer, type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 0, 'latin1')
  head.writeUInt32LE(data.length, 4)
  const whole = Buffer.concat([webp, head, data, Buffer.alloc(data.length % 2)])
  whole.writeUInt32LE(whole.length - 8, 4)
  return whole
}
