const mixed = (tone: string) => ({
  backgroundColor: `color-mix(in srgb, var(--color-${tone}) 12%, var(--color-surface))`,
  color: `var(--color-${tone})`,
})

/** No color of a chip is one of anything pressable. */
export const looks = {
  good: mixed('text-success'),
  bad: mixed('text-error'),
  /** Somebody has to do something first. */
  waiting: mixed('text-warning'),
  /** It goes on by itself. */
  info: mixed('text-info'),
  plain: { backgroundColor: 'var(--color-surface-sunken)', color: 'var(--color-text)' },
  /** A rank stands out from the rest by weight, and is no state. */
  rank: { backgroundColor: 'var(--color-inverse)', color: 'var(--color-text-inverse)' },
}

export type ChipTone = keyof typeof looks
