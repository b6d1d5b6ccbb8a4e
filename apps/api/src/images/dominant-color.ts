const STEPS = 4
const CELL = 256 / STEPS

/** `#rrggbb` of the mean of the fullest colour cell of raw RGB bytes (three a pixel). */
export function dominantColor(rgb: Uint8Array): string {
  const counts = new Uint32Array(STEPS ** 3)
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    const cell = cellAt(rgb, at)
    counts[cell] = (counts[cell] ?? 0) + 1
  }
  const fullest = counts.indexOf(Math.max(...counts))
  const sum = [0, 0, 0]
  let pixels = 0
  for (let at = 0; at + 2 < rgb.length; at += 3) {
    if (cellAt(rgb, at) !== fullest) continue
    pixels += 1
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] ?? 0) + (rgb[at + channel] ?? 0)
  }
  const mean = sum.map((total) => Math.round(total / Math.max(1, pixels)))
  return `#${mean.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function cellAt(rgb: Uint8Array, at: number): number {
  const part = (offset: number) => Math.floor((rgb[at + offset] ?? 0) / CELL)
  return (part(0) * STEPS + part(1)) * STEPS + part(2)
}
