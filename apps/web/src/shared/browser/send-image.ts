/** Asks for an image and forgets it. Rejects when it does not come; tells its host nothing but the address. */
export function sendImage(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.referrerPolicy = 'no-referrer'
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => reject(new Error(`The image did not load: ${url}`)))
    image.src = url
  })
}
