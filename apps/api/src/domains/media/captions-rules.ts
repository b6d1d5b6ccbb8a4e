const TIMING = /^((?:\d{2,}:)?\d{2}:\d{2}\.\d{3}) +--> +((?:\d{2,}:)?\d{2}:\d{2}\.\d{3})/
const MAX_CUES = 5_000
const MAX_CUE_CHARACTERS = 1_000

/**
 * The captions of a WebVTT file written anew: times and plain words. Styles, regions, notes and markup are left out.
 * Null for what is no such file or has no cue.
 */
export function cleanCaptions(file: string): string | null {
  const text = file.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n')
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(text)) return null
  const cues = text
    .split(/\n{2,}/)
    .slice(1)
    .map(cleanCue)
    .filter((cue) => cue !== null)
  return cues.length === 0 || cues.length > MAX_CUES ? null : `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function cleanCue(block: string): string | null {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => TIMING.test(line))
  const [, from, to] = TIMING.exec(lines[at] ?? '') ?? []
  if (at > 1 || !from || !to) return null
  const words = lines
    .slice(at + 1)
    .map((line) =>
      line
        .replaceAll(/<[^>]*>?/g, '')
        .replaceAll('-->', '→')
        .trim(),
    )
    .filter((line) => line !== '')
  return words.length === 0 ? null : `${from} --> ${to}\n${words.join('\n').slice(0, MAX_CUE_CHARACTERS)}`
}
