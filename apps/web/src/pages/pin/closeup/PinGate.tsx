import type { ReactNode } from 'react'
import { errorText } from '../../../shared/api/error-text.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import type { CloseupState } from './closeup-state.ts'
import { CloseupSkeleton } from './CloseupSkeleton.tsx'
import { MissingPin } from './MissingPin.tsx'

type Props = { state: CloseupState; onRetry: () => void; children: ReactNode }

/** What is about a pin, once it is here; what is missing, failed or on its way until then. */
export function PinGate({ state, onRetry, children }: Props) {
  const t = useT<'closeup'>()
  switch (state.kind) {
    case 'missing':
      return <MissingPin />
    case 'failed':
      return (
        <ErrorState
          heading="h1"
          title={t('closeup.failed')}
          description={errorText(state.error, t)}
          onRetry={onRetry}
        />
      )
    case 'loading':
      return <CloseupSkeleton />
    case 'pin':
      return children
  }
}
