/** A text message on its way: `id` stays the same however often the job is tried. */
export interface QueuedText {
  id: string
  queuedAt: string
  /** `+` and digits. */
  to: string
  text: string
}

/** The way text messages leave: to a gateway, or into a folder. */
export interface TextDelivery {
  /** @throws Error when the message was not taken; the job is then tried again later */
  deliver(message: QueuedText): Promise<void>
}

export const noTextDelivery: TextDelivery = {
  deliver: () => Promise.reject(new Error('This site sends no text messages')),
}
