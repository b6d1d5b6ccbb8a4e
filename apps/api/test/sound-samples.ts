const HEADER_BYTES = 44
const RATE = 44_100

/** A WAV file of one channel, of samples between -1 and 1. */
export function wavOf(samples: ArrayLike<number>, rate: number = RATE): Buffer {
  const dataBytes = samples.length * 2
  const wav = Buffer.alloc(HEADER_BYTES + dataBytes)
  wav.write('RIFF', 0, 'latin1')
  wav.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4)
  wav.write('WAVEfmt ', 8, 'latin1')
  wav.writeUInt32LE(16, 16)
  wav.writeUInt16LE(1, 20)
  wav.writeUInt16LE(1, 22)
  wav.writeUInt32LE(rate, 24)
  wav.writeUInt32LE(rate * 2, 28)
  wav.writeUInt16LE(2, 32)
  wav.writeUInt16LE(16, 34)
  wav.write('data', 36, 'latin1')
  wav.writeUInt32LE(dataBytes, 40)
  for (let at = 0; at < samples.length; at++)
    wav.writeInt16LE(Math.round(Math.max(-1, Math.min(1, samples[at] ?? 0)) * 32_767), HEADER_BYTES + at * 2)
  return wav
}

/** A tone as a WAV file; each pitch is another file. */
export const sampleTone = (hertz: number, seconds: number, rate: number = RATE): Buffer =>
  wavOf(
    Float32Array.from({ length: seconds * rate }, (_, at) => Math.sin((at * 2 * Math.PI * hertz) / rate) / 4),
    rate,
  )
