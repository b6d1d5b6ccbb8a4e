/** What a pointer or the focus does before a card is opened. */
const TRIGGERS = ['pointerover', 'focusin']

/** Brings the motion of cards when somebody begins to use the page; until it is there, pages swap at once. */
export function startCardMotion(): () => void {
  let stop = (): void => undefined
  const waiting = new AbortController()
  const bring = () => {
    waiting.abort()
    import('./card-motion.ts').then(
      ({ moveCards }) => {
        stop = moveCards()
      },
      () => undefined,
    )
  }
  for (const type of TRIGGERS) document.addEventListener(type, bring, { signal: waiting.signal })
  return () => {
    waiting.abort()
    stop()
  }
}
