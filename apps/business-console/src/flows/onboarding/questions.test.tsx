import { fireEvent, render, screen } from '@testing-library/react'
import { AdminContext, testDataProvider } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { OnboardingAnswers } from '@tessera/api-types/business-onboarding/onboarding-answers'
import {
  ONBOARDING_STEPS,
  type OnboardingStep,
} from '@tessera/api-types/business-onboarding/onboarding-options'
import { i18nProvider, loadOnboardingTexts } from '../../providers/i18n-provider.ts'
import type { OnboardingState } from './onboarding-state.ts'
import { AskedContext, ManyQuestion, OneQuestion, YesNoQuestion } from './questions.tsx'

await loadOnboardingTexts()

const choices = [{ id: 'one', name: 'One' }]

it.each([
  ['welcome', 'radiogroup', <OneQuestion key="one" question="accountType" choices={choices} />],
  ['business', 'radiogroup', <YesNoQuestion key="yes" question="hasWebsite" />],
  ['goals', 'group', <ManyQuestion key="many" question="businessGoals" choices={choices} most={3} />],
] as [OnboardingStep, string, React.ReactNode][])(
  'what is wrong with the choice of step %s is read out with its group',
  (step, role, question) => {
    const stepIndex = ONBOARDING_STEPS.indexOf(step)
    const state = { ...OnboardingAnswers.parse({}), stepIndex } as OnboardingState
    render(
      <MemoryRouter>
        <AdminContext dataProvider={testDataProvider()} i18nProvider={i18nProvider}>
          <AskedContext value={{ state, answer: () => undefined }}>{question}</AskedContext>
        </AdminContext>
      </MemoryRouter>,
    )
    const group = screen.getByRole(role)
    expect(group).not.toHaveAccessibleDescription()
    fireEvent.blur(group)
    expect(group).toHaveAccessibleDescription('This is required')
  },
)
