import type { ComponentProps } from 'react'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import type { DidItDialog } from './DidItDialog.tsx'

/** The dialog comes when somebody wants to show what they made. */
export const LazyDidItDialog = lazyComponent<ComponentProps<typeof DidItDialog>>(['comments'], () =>
  import('./DidItDialog.tsx').then((module) => module.DidItDialog),
)
