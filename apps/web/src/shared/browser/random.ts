/** Chance, from 0 up to 1. */
export const random = (): number => Math.random()

export const newUuid = (): string => crypto.randomUUID()
