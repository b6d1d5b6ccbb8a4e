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

/** Tells a frame something that only a page of exactly this origin gets to read. */
export const postToFrame = (frame: HTMLIFrameElement, message: object, origin: string): void =>
  frame.contentWindow?.postMessage(message, origin)

/** What somebody else's sign-in script put on the page, if it did; its user says what that is. */
export const signInLibrary = (): unknown =>
  (window as Window & { google?: { accounts?: { id?: unknown } } }).google?.accounts?.id
