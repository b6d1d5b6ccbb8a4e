import { colorNumber, colorsOf } from '../../images/picture-colors.ts'
import type { Db, Deps } from '../../kernel/deps.ts'
import { type NamedColors, savePictureColors, savePinColors, unnamedPictures } from './picture-color-store.ts'

const BATCH = 200
/** Batches of one run: the site stays quick while a large collection is gone through. */
const BATCHES = 50
/** Pins of one transaction: a picture may be shown by very many. */
const PINS = 1000

/**
 * Pins first, page by page, then the pictures together with the pins that came meanwhile: a run that ends halfway is
 * taken up by the next.
 */
async function save(
  transact: Deps['transact'],
  pictures: readonly NamedColors[],
  pins: number,
): Promise<void> {
  const nextPins = (tx: Db) => savePinColors(tx, pictures, pins)
  const restOfPins = async () => {
    while ((await transact(nextPins)) === pins);
  }
  await restOfPins()
  await transact(async (tx) => {
    await savePictureColors(tx, pictures)
    await nextPins(tx)
  })
  await restOfPins()
}

/** The job: names the colors of pictures that were stored before colors were; returns of how many. */
export async function nameColors(
  { read, transact }: Pick<Deps, 'read' | 'transact'>,
  pins: number = PINS,
): Promise<number> {
  let count = 0
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const pictures = await unnamedPictures(read, BATCH)
    if (pictures.length === 0) break
    const named = pictures.map(({ signature, descriptor }) => ({
      signature,
      colors: colorsOf(descriptor).map(colorNumber),
    }))
    await save(transact, named, pins)
    count += pictures.length
  }
  return count
}
