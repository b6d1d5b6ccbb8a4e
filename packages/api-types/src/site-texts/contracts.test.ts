import { expect, it } from 'vitest'
import { reasonOf } from '../issue-reason.ts'
import { SiteTextFields } from './contracts.ts'

it.each([
  ['Über uns', 'field.pageName'],
  ['1st', 'field.pageName'],
  ['ads', 'field.pageNameTaken'],
])('the address %s is refused in words that say why', (name, key) => {
  const [issue] = SiteTextFields.safeParse({ name, title: 'About', text: 'Hello' }).error?.issues ?? []
  expect(issue && reasonOf(issue)).toEqual({ key })
})
