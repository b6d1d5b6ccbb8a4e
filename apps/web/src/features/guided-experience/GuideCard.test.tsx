import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { EXPERIENCES } from '@tessera/api-types/experiments/experiences'
import { experiencesReceived, selectExperiences } from '../../entities/experiments/experiences-slice.ts'
import { fakeServer } from '../../test/fake-server.ts'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { GuideCard } from './GuideCard.tsx'

it.each([
  ['link', 'Pick topics', 'viewed', ['home_feed']],
  ['button', 'Not now', 'dismissed', []],
] as const)('the %s "%s" makes the guide %s', async (role, name, status, standing) => {
  const { transport, askedFor } = fakeServer({ 'experiences.update': { experiences: {} } })
  const { store } = await renderWithStore(<GuideCard guide="pickTopics" />, {
    transport,
    messageAreas: ['prompts'],
  })
  store.dispatch(experiencesReceived({ home_feed: { ...EXPERIENCES.pickTopics, status: 'pending' } }))
  await userEvent.click(screen.getByRole(role, { name }))
  expect(askedFor('experiences.update')[0]?.input).toMatchObject({ status })
  expect(Object.keys(selectExperiences(store.getState()))).toEqual(standing)
})
