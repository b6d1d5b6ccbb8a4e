import { z } from 'zod'

const RATE = /^([A-Z]{2})=(\d{1,2}(?:\.\d{1,2})?)$/

/** `DE=19,FR=20` as parts of an amount by country. */
export const TaxRates = z
  .string()
  .default('')
  .transform((value, { addIssue }) => {
    const rates: Record<string, number> = {}
    for (const word of value.split(',').map((each) => each.trim())) {
      if (word === '') continue
      const [, country, percent] = RATE.exec(word) ?? []
      if (country === undefined)
        addIssue({ code: 'custom', message: `${word} is no country with its percent` })
      else rates[country] = Math.round(Number(percent) * 100) / 10_000
    }
    return rates
  })

/** Lines separated by semicolons. */
export const InvoiceSender = z
  .string()
  .transform((text) =>
    text
      .split(';')
      .map((line) => line.trim())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().max(100)).min(1).max(8))
