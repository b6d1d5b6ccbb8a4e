import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import './PlanEdit.tsx' // here before it is asked for
import { openConsole } from '../../test/open-console.tsx'
import { sampleRow } from '../../test/sample-row.ts'

afterEach(() => vi.unstubAllGlobals())

it('the page of a plan has the name of the plan as its one main heading, and each step one below it', async () => {
  const plan = { ...sampleRow('marketing-plans'), id: '1', marketingPlanName: 'Spring' }
  openConsole('marketing-plans/1/edit', { rows: { 'marketing-plans': [plan] } })
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Spring')
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible()
})
