import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderWithStore } from '../../test/render-with-store.tsx'
import { LoadingOverlay } from './LoadingOverlay.tsx'

it.each(['fixed', 'absolute'] as const)(
  'C-2.42 C-2.43 a loading overlay says Loading and lies %s over what is below',
  async (position) => {
    const { container } = await renderWithStore(<LoadingOverlay position={position} />)
    expect(screen.getByLabelText('Loading')).toBeInTheDocument()
    expect(container.firstElementChild).toHaveStyle({ position })
  },
)
