/** A part of a picture, in percent of it. */
type Part = { x: number; y: number; width: number; height: number }

/** The part of a shown picture as a file of its own; null where the browser cannot draw it. */
export async function cropPicture(image: HTMLImageElement, part: Part): Promise<File | null> {
  const [toX, toY] = [image.naturalWidth / 100, image.naturalHeight / 100]
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(part.width * toX)
  canvas.height = Math.round(part.height * toY)
  canvas
    .getContext('2d')
    ?.drawImage(
      image,
      part.x * toX,
      part.y * toY,
      canvas.width,
      canvas.height,
      0,
      0,
      canvas.width,
      canvas.height,
    )
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob && new File([blob], 'cropped.jpg', { type: blob.type })
}
