interface Admitted {
  images: readonly string[]
  scripts: readonly string[]
  frames: readonly string[]
}

/** The pages let the sign-in script in, with its own frames and calls, where one is set up. */
export function withSignInScript(admitted: Admitted, scriptUrl: string | undefined): Admitted {
  if (!scriptUrl) return admitted
  const { origin } = new URL(scriptUrl)
  return {
    ...admitted,
    scripts: [...admitted.scripts, origin],
    frames: [...admitted.frames, origin],
  }
}
