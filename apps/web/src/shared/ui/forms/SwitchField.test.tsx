import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SwitchField } from './SwitchField.tsx'

const faded = '.input[disabled]:not([aria-busy])'

it('a switch that stays disabled is faded, with scripts or without; one that waits is not', () => {
  render(
    <>
      <SwitchField label="Marketing" disabled />
      <SwitchField label="Invites" isWaiting />
      <SwitchField label="Comments" isWaiting={false} />
    </>,
  )
  const [style = ''] = readFileSync(join(import.meta.dirname, 'SwitchField.module.css'), 'utf8').split(
    '@media',
  )
  expect(style).toContain(faded)
  const isFaded = (name: string) => screen.getByLabelText(name).matches(faded.replace('.input', 'input'))
  expect(['Marketing', 'Invites', 'Comments'].map(isFaded)).toEqual([true, false, false])
  expect(screen.getByLabelText('Invites')).toBeDisabled()
  expect(screen.getByLabelText('Comments')).toBeEnabled()
})
