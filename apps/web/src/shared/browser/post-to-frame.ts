/** Tells a frame something that only a page of exactly this origin gets to read. */
export const postToFrame = (frame: HTMLIFrameElement, message: object, origin: string): void =>
  frame.contentWindow?.postMessage(message, origin)
