import type { StoryEditorProps } from './StoryEditor.tsx'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'

/** The editor with its schemas, brought when its page is shown. */
export const lazyStoryEditor = lazyComponent<StoryEditorProps>(
  ['story-editor', 'story', 'boards', 'errors'],
  () => import('./StoryEditor.tsx').then((module) => module.StoryEditor),
)
