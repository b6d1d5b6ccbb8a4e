import { expect, it } from 'vitest'
import { leadFormPrefilled, leadGenSlice, type Prefill } from './lead-gen-slice.ts'

const { reducer, getInitialState } = leadGenSlice
const own = (isName: boolean, isEmail: boolean): Prefill => ({
  full_name: 'Ada Moss',
  email: 'ada@tessera.test',
  is_name_eligible_for_lead_form_autofill: isName,
  is_email_eligible_for_lead_form_autofill: isEmail,
})
const prefilled = (isName: boolean, isEmail: boolean) => {
  const { fullName, email } = reducer(undefined, leadFormPrefilled(own(isName, isEmail)))
  return [fullName, email]
}

it('C-3.50 has what a form asks for', () => {
  expect(Object.keys(getInitialState())).toEqual([
    'fullName',
    'email',
    'phoneNumber',
    'zipCode',
    'formSubmissions',
  ])
})

it('C-5.08 C-5.09 name and address are filled in by a flag of their own', () => {
  expect(prefilled(false, false)).toEqual(['', ''])
  expect(prefilled(true, false)).toEqual(['Ada Moss', ''])
  expect(prefilled(false, true)).toEqual(['', 'ada@tessera.test'])
  const taken = reducer(
    reducer(undefined, leadFormPrefilled(own(true, true))),
    leadFormPrefilled(own(false, false)),
  )
  expect([taken.fullName, taken.email]).toEqual(['', ''])
})
