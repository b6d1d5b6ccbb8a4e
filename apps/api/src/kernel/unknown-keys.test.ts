import { z } from 'zod'
import { expect, it } from 'vitest'
import { unknownKeys } from './unknown-keys.ts'

const Page = z.object({ items: z.array(z.object({ id: z.string(), at: z.date().optional() })) })

const strays = (answer: unknown) => unknownKeys(answer, Page.parse(answer))

it('names what the contract does not know, however deep it lies', () => {
  expect(strays({ items: [{ id: '1' }, { id: '2', password_hash: 'x' }], rows: [] })).toEqual([
    'items.1.password_hash',
    'rows',
  ])
})

it('finds nothing in an answer that is as the contract says; what is undefined never leaves', () => {
  expect(strays({ items: [{ id: '1', at: new Date(0), birthday: undefined }] })).toEqual([])
})
