import { wait } from './clock.ts'

export const AUDIO_TIMEOUT_MS = 5000 // spec 001 §9
const RATE = 44_100
const HEARD_FROM = 4500

/** How this browser renders a silent sound; null where it does not, or not in time. */
export function audioSum(render: () => Promise<number | null> = rendered): Promise<number | null> {
  return Promise.race([render().catch(() => null), wait(AUDIO_TIMEOUT_MS).then(() => null)])
}

async function rendered(): Promise<number | null> {
  if (typeof OfflineAudioContext === 'undefined') return null
  const context = new OfflineAudioContext(1, 5000, RATE)
  const source = context.createOscillator()
  source.type = 'triangle'
  source.frequency.value = 10_000
  const press = context.createDynamicsCompressor()
  source.connect(press)
  press.connect(context.destination)
  source.start(0)
  const samples = (await context.startRendering()).getChannelData(0).slice(HEARD_FROM)
  return samples.reduce((sum, sample) => sum + Math.abs(sample), 0)
}
