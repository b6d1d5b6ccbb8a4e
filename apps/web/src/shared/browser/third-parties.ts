/** Requests an image and drops it. Rejects when it does not load; its host gets nothing but the address. */
export function sendImage(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    image.referrerPolicy = 'no-referrer'
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => reject(new Error(`The image did not load: ${url}`)))
    image.src = url
  })
}

/** Tells a frame something that only a page of exactly this origin gets to read. */
export const postToFrame = (frame: HTMLIFrameElement, message: object, origin: string): void =>
  frame.contentWindow?.postMessage(message, origin)

/** The global of the sign-in script, if it has loaded; its user checks the shape. */
export const signInLibrary = (): unknown =>
  (window as Window & { google?: { accounts?: { id?: unknown } } }).google?.accounts?.id
