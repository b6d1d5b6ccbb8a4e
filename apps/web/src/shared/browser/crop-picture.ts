/** A part of a picture, in percent of it. */
type Part = { x: number; y: number; width: number; height: number }

const TYPE = 'image/jpeg'
const IMAGES = '/images/'

/** Where this site itself serves a picture of its image host: a canvas with pictures of other origins cannot be read. */
export function sameOriginPicture(url: string): string {
  const { origin, pathname } = new URL(url, window.location.href)
  if (origin === window.location.origin) return url
  return pathname.startsWith(IMAGES) ? pathname : `${IMAGES}${pathname.slice(1)}`
}

/** The part of a shown picture as a file of its own, on white; null where the browser cannot draw it. */
export async function cropPicture(image: HTMLImageElement, part: Part): Promise<File | null> {
  try {
    const blob = await drawn(image, part)
    return blob && new File([blob], 'cropped.jpg', { type: blob.type })
  } catch {
    return null
  }
}

async function drawn(image: HTMLImageElement, part: Part): Promise<Blob | null> {
  const [toX, toY] = [image.naturalWidth / 100, image.naturalHeight / 100]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(part.width * toX)
  canvas.height = Math.round(part.height * toY)
  const { width, height } = canvas
  const context = canvas.getContext('2d')
  if (!context) return null
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.drawImage(image, part.x * toX, part.y * toY, width, height, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, TYPE, 0.92))
}
