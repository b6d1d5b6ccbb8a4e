/** Amounts of money are whole millionths of their currency. */
export const MICROS = 1_000_000
