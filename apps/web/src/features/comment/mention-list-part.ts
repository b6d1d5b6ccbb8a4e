import type { ComponentProps } from 'react'
import { partWithTexts } from '../../shared/i18n/part-with-texts.tsx'
import type { MentionList } from './MentionList.tsx'

type Props = ComponentProps<typeof MentionList> & { onDismiss: () => void }

/** The suggestions come when somebody is first mentioned. */
export const MentionListPart = partWithTexts<Props>(['comments'], () =>
  import('./MentionList.tsx').then((module) => module.MentionList),
)
