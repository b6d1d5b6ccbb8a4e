import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** Creators to follow; brought once the page is alive, and quietly absent where they cannot be. */
export const SuggestedCreators = lazyComponent(
  ['profile', 'suggested-creators'],
  () => import('./SuggestedCreators.tsx').then((module) => module.SuggestedCreators),
  undefined,
  true,
)
