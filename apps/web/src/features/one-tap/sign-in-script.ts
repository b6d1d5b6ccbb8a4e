/** What the script of a search company offers once it is there. */
export type SignInLibrary = {
  initialize: (options: {
    client_id: string
    nonce: string
    callback: (answer: ScriptAnswer) => void
    auto_select: boolean
    use_fedcm_for_prompt: boolean
    use_fedcm_for_button: boolean
  }) => void
  prompt: (onMoment?: (moment: PromptMoment) => void) => void
  renderButton: (parent: HTMLElement, options: { theme: string; size: string }) => void
}

export type ScriptAnswer = { credential: string; select_by?: string }

/** How far the script's prompt got; newer browsers tell only some of it. */
export type PromptMoment = { isSkippedMoment?: () => boolean; isDismissedMoment?: () => boolean }

type Deps = {
  load: (url: string) => Promise<void>
  /** The library, once the script has put it on the page. */
  find: () => SignInLibrary | undefined
  wait: (ms: number) => Promise<void>
  count: (metric: string) => void
}

type Beginning = {
  url: string
  clientId: string
  nonce: string
  isBrowserManaged: boolean
  onAnswer: (credential: string) => void
}

export const POLL_TRIES = 20 // spec 001 §9
export const POLL_EVERY_MS = 100
const BUTTON = /^btn/

/** The sign-in script: loads it, initializes it, and resolves for every caller that waits. */
export function signInScript({ load, find, wait, count }: Deps) {
  let library: SignInLibrary | null = null
  let begun: Promise<SignInLibrary> | null = null
  let beginning: Beginning | null = null
  let onButton: ((credential: string) => void) | null = null

  async function found(): Promise<SignInLibrary> {
    for (let tries = 0; tries < POLL_TRIES; tries += 1) {
      const there = find()
      if (there) return there
      await wait(POLL_EVERY_MS)
    }
    throw new Error('The sign-in script loaded, but offers nothing')
  }

  const initialize = (there: SignInLibrary, { clientId, nonce, isBrowserManaged, onAnswer }: Beginning) =>
    there.initialize({
      client_id: clientId,
      nonce,
      auto_select: true,
      use_fedcm_for_prompt: isBrowserManaged,
      use_fedcm_for_button: isBrowserManaged,
      callback: ({ credential, select_by: by = '' }) =>
        BUTTON.test(by) && onButton ? onButton(credential) : onAnswer(credential),
    })

  async function start(asked: Beginning) {
    await load(asked.url)
    const there = await found()
    initialize(there, asked)
    beginning = asked
    library = there
    return there
  }

  return {
    /** Loads and initialises once; a failed start may be tried again. */
    begin: (beginning: Beginning) =>
      (begun ??= start(beginning).catch((error: unknown) => {
        begun = null
        throw error
      })),
    /** Goes on with another nonce; a button must be rendered again then. */
    renew(nonce: string): void {
      if (!library || !beginning) return
      beginning = { ...beginning, nonce }
      initialize(library, beginning)
    },
    /** Renders the script's own button; results go to the button rendered last. */
    renderButton(parent: HTMLElement, onAnswer: (credential: string) => void): void {
      if (!library) return count('sign_in_button_not_initialized')
      onButton = onAnswer
      library.renderButton(parent, { theme: 'outline', size: 'large' })
    },
  }
}
