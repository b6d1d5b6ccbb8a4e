const FIXED_POINT = 65_536
const FILTERS = {
  0: [],
  90: ['transpose=clock'],
  180: ['hflip', 'vflip'],
  270: ['transpose=cclock'],
} as const

/** Filters that turn a picture upright whose display matrix (nine 16.16 numbers) is given: phones film lying down. */
export function uprightFilters(matrix: Buffer | null): readonly string[] {
  if (!matrix || matrix.length < 36) return []
  const across = matrix.readInt32LE(0) / FIXED_POINT
  const down = matrix.readInt32LE(4) / FIXED_POINT
  const degrees = (Math.round((Math.atan2(down, across) * 180) / Math.PI) + 360) % 360
  return FILTERS[degrees as keyof typeof FILTERS] ?? []
}
