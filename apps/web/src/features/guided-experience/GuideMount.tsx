import { useLocation } from 'react-router-dom'
import { selectIsAsking } from '../../entities/consent/consent-slice.ts'
import { selectExperiences } from '../../entities/experiments/experiences-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { type Guide, standingGuide } from './standing-guide.ts'

const LazyGuideCard = lazyComponent<{ guide: Guide; onDismiss?: () => void }>(['prompts'], async () => {
  const card = await import('./GuideCard.tsx')
  return card.GuideCard
})

/** One guide at a time, and none while something else is asked. */
export function GuideMount() {
  const { pathname } = useLocation()
  const experiences = useAppSelector(selectExperiences)
  const viewer = useAppSelector(selectViewer)
  const isAsking = useAppSelector(selectIsAsking)
  const guide = viewer && !isAsking ? standingGuide(experiences, pathname, viewer.username) : null
  return guide && <LazyGuideCard key={guide} guide={guide} />
}
