import { expect, it } from 'vitest'
import { pageBefore } from './use-leave.ts'

const SITE = 'https://tessera.test'

it('leads back to the page of this site that quick promote was opened from', () => {
  expect(pageBefore(`${SITE}/pin/3/`, SITE)).toBe(`${SITE}/pin/3/`)
  for (const elsewhere of ['', 'https://payments.test/card', `${SITE}/login/?next=%2Fbusiness%2F`])
    expect(pageBefore(elsewhere, SITE)).toBeNull()
})
