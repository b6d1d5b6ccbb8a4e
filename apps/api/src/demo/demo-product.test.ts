import { expect, it } from 'vitest'
import { subjectOf } from './aggregated-pin-rows.ts'
import { shopLink } from './demo-product.ts'
import { planWorld } from './world-plan.ts'

it('every product of the demo world leads to its own page in the shop of its brand', () => {
  const { pins } = planWorld()
  const products = pins.flatMap((pin) => subjectOf(pin, new Date(0))?.products ?? [])
  const links = products.map(shopLink)
  expect(links.length).toBeGreaterThan(10)
  expect(new Set(links).size).toBe(links.length)
  for (const link of links) expect(link).toMatch(/^https:\/\/[a-z-]+\.example\/[a-z0-9-]+$/)
  const bowl = { brand: 'Kiln & Clay', name: 'Potter’s bowl, no. 2' }
  expect(shopLink(bowl)).toBe('https://kiln-and-clay.example/potters-bowl-no-2')
})
