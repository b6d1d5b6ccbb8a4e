const two = (value: number) => String(value).padStart(2, '0')

/** The day it is here, as `YYYY-MM-DD`. */
export function today(): string {
  const now = new Date()
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
}
