import type { Note, Part } from './synthesizer.ts'

export interface Piece {
  name: string
  seconds: number
  parts: readonly Part[]
}

type Chord = readonly number[]

/** Each chord for a bar: its tones one after the other, over again. */
const arpeggio = (
  chords: readonly Chord[],
  barSeconds: number,
  order: readonly number[],
  gain: number,
): Note[] =>
  chords.flatMap((chord, bar) =>
    order.map((tone, step) => ({
      at: bar * barSeconds + (step * barSeconds) / order.length,
      length: barSeconds / order.length,
      pitch: (chord[tone % chord.length] ?? 60) + (tone >= chord.length ? 12 : 0),
      gain,
    })),
  )

const held = (chords: readonly Chord[], barSeconds: number, gain: number): Note[] =>
  chords.flatMap((chord, bar) =>
    chord.map((pitch) => ({ at: bar * barSeconds, length: barSeconds * 0.95, pitch, gain })),
  )

const roots = (chords: readonly Chord[], barSeconds: number, gain: number): Note[] =>
  chords.flatMap(([root = 60], bar) =>
    [0, 0.5].map((share) => ({
      at: (bar + share) * barSeconds,
      length: barSeconds * 0.4,
      pitch: root - 24 + (share > 0 ? 7 : 0),
      gain,
    })),
  )

/** Pitches as a tune of equal steps; null is a rest. */
const tune = (pitches: readonly (number | null)[], stepSeconds: number, gain: number): Note[] =>
  pitches.flatMap((pitch, step) =>
    pitch === null ? [] : [{ at: step * stepSeconds, length: stepSeconds * 1.6, pitch, gain }],
  )

const C = [60, 64, 67]
const Am = [57, 60, 64]
const F = [53, 57, 60]
const G = [55, 59, 62]
const firstLight = [C, Am, F, G, C, Am, F, C]

const D = [62, 66, 69]
const Bm = [59, 62, 66]
const Gmaj = [55, 59, 62]
const A = [57, 61, 64]
const paperBoats = [D, Gmaj, D, A, Bm, Gmaj, A, D]

const Am7 = [57, 60, 64, 67]
const Dm7 = [50, 53, 57, 60]
const E7 = [52, 56, 59, 62]
const lateKitchen = [Am7, Dm7, Am7, E7, Am7, Dm7, E7, Am7]

/** Three short pieces in as many moods, written for the demo world. */
export const PIECES: readonly Piece[] = [
  {
    name: 'first-light',
    seconds: 17,
    parts: [
      { voice: 'pad', notes: held(firstLight, 2, 0.12) },
      {
        voice: 'bell',
        notes: arpeggio(
          firstLight.map((chord) => chord.map((p) => p + 12)),
          2,
          [0, 1, 2, 3, 2, 1],
          0.3,
        ),
      },
      {
        voice: 'bell',
        notes: tune([null, 79, null, 76, null, 72, null, 74, null, 79, null, 76, null, 77, 76, 72], 1, 0.4),
      },
    ],
  },
  {
    name: 'paper-boats',
    seconds: 15.5,
    parts: [
      { voice: 'pluck', notes: arpeggio(paperBoats, 1.8, [0, 2, 1, 2, 3, 2], 0.35) },
      { voice: 'bass', notes: roots(paperBoats, 1.8, 0.4) },
      {
        voice: 'bell',
        notes: tune(
          [
            78,
            null,
            76,
            74,
            null,
            null,
            78,
            null,
            81,
            76,
            null,
            null,
            78,
            null,
            74,
            71,
            null,
            73,
            76,
            null,
            73,
            74,
          ],
          0.6,
          0.35,
        ),
      },
    ],
  },
  {
    name: 'late-kitchen',
    seconds: 16.5,
    parts: [
      { voice: 'pad', notes: held(lateKitchen, 2, 0.14) },
      {
        voice: 'bass',
        notes: roots(
          lateKitchen.map((chord) => chord.map((p) => p + 12)),
          2,
          0.5,
        ),
      },
      {
        voice: 'pluck',
        notes: tune(
          [
            76,
            null,
            79,
            76,
            null,
            74,
            72,
            null,
            76,
            null,
            74,
            71,
            null,
            68,
            71,
            null,
            72,
            null,
            76,
            79,
            null,
            77,
            74,
            null,
            71,
            74,
            72,
            null,
            69,
          ],
          0.5,
          0.4,
        ),
      },
    ],
  },
]
