import { createHash } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'

const WIDTHS = [736, 564, 474, 236]

/**
 * The same work as an upload without our pipeline: one script that decodes once, writes the
 * original anew and four widths as JPEG and WebP. Returns the number of files.
 */
export async function cutByPlainScript(bytes: Uint8Array, folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const signature = createHash('md5').update(bytes).digest('hex')
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize({ width: 736 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const small = () => sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
  const write = (name: string, content: Uint8Array) =>
    writeFile(join(folder, `${signature}-${name}`), content)
  const outputs = await Promise.all([
    sharp(bytes)
      .autoOrient()
      .jpeg({ quality: 90, optimiseCoding: false })
      .toBuffer()
      .then((content) => write('orig.jpg', content)),
    ...WIDTHS.flatMap((width) => [
      small()
        .resize({ width })
        .jpeg({ quality: 80, progressive: true })
        .toBuffer()
        .then((content) => write(`${width}.jpg`, content)),
      small()
        .resize({ width })
        .webp({ quality: 76 })
        .toBuffer()
        .then((content) => write(`${width}.webp`, content)),
    ]),
    small().resize(32, 32, { fit: 'fill' }).raw().toBuffer(),
  ])
  return outputs.length - 1
}
