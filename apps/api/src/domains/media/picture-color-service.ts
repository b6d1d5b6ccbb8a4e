import { colorNumber, colorsOf } from '../../images/picture-colors.ts'
import type { Deps } from '../../kernel/deps.ts'
import { saveColors, unnamedPictures } from './picture-color-store.ts'

const BATCH = 200
/** Batches of one run: the site stays quick while a large collection is gone through. */
const BATCHES = 50

/** The job: names the colors of pictures that were stored before colors were; returns of how many. */
export async function nameColors({ read, transact }: Pick<Deps, 'read' | 'transact'>): Promise<number> {
  let count = 0
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const pictures = await unnamedPictures(read, BATCH)
    if (pictures.length === 0) break
    const named = pictures.map(({ signature, descriptor }) => ({
      signature,
      colors: colorsOf(descriptor).map(colorNumber),
    }))
    await transact((tx) => saveColors(tx, named))
    count += pictures.length
  }
  return count
}
