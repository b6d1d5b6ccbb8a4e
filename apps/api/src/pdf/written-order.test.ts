import { expect, it } from 'vitest'
import { fromLeft, joined, plainLetters } from './written-order.ts'

const codes = (text: string) => Array.from(text, (letter) => letter.codePointAt(0)?.toString(16)).join(' ')

it.each([
  ['بيت', 'fe91 fef4 fe96'],
  ['سلام', 'feb3 fefc fee1'],
  ['دار', 'fea9 fe8d fead'],
  ['پردیس', 'fb58 feae fea9 fbfe feb2'],
  ['ماء', 'fee3 fe8e fe80'],
  ['بَيْت', 'fe91 fef4 fe96'],
  ['می\u200Cخواهم', 'fee3 fbfd 200c fea7 feee fe8d feeb fee2'],
  ['Kiln 5', '4b 69 6c 6e 20 35'],
])('B-2.55 the letters of %s have the shapes beside their neighbors', (text, shapes) => {
  expect(codes(joined(text))).toBe(shapes)
  expect(codes(joined(joined(text)))).toBe(shapes)
})

it.each([
  ['Kiln (Berlin)', 'Kiln (Berlin)'],
  ['בית 25', '25 תיב'],
  ['Kiln בית ספר 5', 'Kiln 5 רפס תיב'],
  ['בית (אור)', '(רוא) תיב'],
])('B-2.55 %s is drawn from the left as %s', (text, drawn) => {
  expect(fromLeft(text)).toBe(drawn)
})

it('B-2.55 a shape is copied as its letters', () => {
  expect(plainLetters('ﻼ')).toBe('لا')
  expect(plainLetters('²')).toBe('²')
})
