/** What a search by picture needs at most; a phone's photograph is ten times as large. */
const LONGEST_SIDE = 736
const QUALITY = 0.85

/** A picture as a page can show and send it. */
export type ShrunkPicture = { src: string; width: number; height: number }

/** A small JPEG of a picture file as a data address; null where the browser cannot open it. */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture | null> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null)
  if (!picture) return null
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return null
  // A transparent picture stands on white, as the server shows it.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return { src: canvas.toDataURL('image/jpeg', QUALITY), width: canvas.width, height: canvas.height }
}

/** The bytes of a data address, in base64. */
export const base64Of = (dataUrl: string): string => dataUrl.slice(dataUrl.indexOf(',') + 1)
