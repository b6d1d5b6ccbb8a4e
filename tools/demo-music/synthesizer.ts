const RATE = 44_100
const MASTER = 0.85

export interface Note {
  /** seconds */
  at: number
  length: number
  /** 69 is A4. */
  pitch: number
  gain: number
}

interface Voice {
  /** Strength of each harmonic, the fundamental first. */
  harmonics: readonly number[]
  attack: number
  /** Seconds until a third is left. */
  decay: number
  release: number
}

export const VOICES = {
  bell: { harmonics: [1, 0, 0.35, 0, 0.12], attack: 0.005, decay: 0.9, release: 0.6 },
  pluck: { harmonics: [1, 0.5, 0.25, 0.12, 0.06], attack: 0.004, decay: 0.35, release: 0.2 },
  pad: { harmonics: [1, 0.3, 0.15], attack: 0.5, decay: 8, release: 0.9 },
  bass: { harmonics: [1, 0.4, 0.1], attack: 0.01, decay: 0.7, release: 0.15 },
} as const satisfies Record<string, Voice>

export type Part = { voice: keyof typeof VOICES; notes: readonly Note[] }

const hertz = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12)

function envelope({ attack, decay, release }: Voice, seconds: number, length: number): number {
  const rise = Math.min(1, seconds / attack)
  const fall = Math.exp(-Math.max(0, seconds - attack) / decay)
  const end = seconds < length ? 1 : Math.max(0, 1 - (seconds - length) / release)
  return rise * fall * end
}

function addNote(into: Float32Array, voice: Voice, { at, length, pitch, gain }: Note): void {
  const first = Math.round(at * RATE)
  const last = Math.min(into.length, first + Math.round((length + voice.release) * RATE))
  for (let sample = first; sample < last; sample++) {
    const seconds = (sample - first) / RATE
    let tone = 0
    for (const [harmonic, strength] of voice.harmonics.entries())
      tone += strength * Math.sin(2 * Math.PI * hertz(pitch) * (harmonic + 1) * seconds)
    into[sample] = (into[sample] ?? 0) + tone * gain * envelope(voice, seconds, length)
  }
}

/** The sound of some parts together, as loud as it may be; the same on every machine. */
export function render(parts: readonly Part[], seconds: number): Float32Array {
  const mix = new Float32Array(Math.round(seconds * RATE))
  for (const { voice, notes } of parts) for (const note of notes) addNote(mix, VOICES[voice], note)
  const loudest = mix.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
  return mix.map((sample) => (sample * MASTER) / (loudest || 1))
}
