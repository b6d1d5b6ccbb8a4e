import type { Confirmation } from '../../entities/session/confirm-slice.ts'
import { secondFactorApi } from '../../entities/session/second-factor-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { ConfirmSteps } from './ConfirmSteps.tsx'
import { LimitedLogIn } from './LimitedLogIn.tsx'
import { useProof } from './use-proof.ts'
import { useSecondStep } from './use-second-step.ts'

type Props = { confirmation: Confirmation; onDismiss: () => void }

const TITLES = {
  'second-step': 'confirm.logInTitle',
  proof: 'confirm.title',
  'limited-login': 'confirm.limited.title',
} as const

/** Asks for what confirms that it is really them. */
export function ConfirmIdentityDialog({ confirmation, onDismiss }: Props) {
  const t = useT<'confirm'>()
  return (
    <Dialog title={t(TITLES[confirmation.kind])} width={440} variant="sheet" onDismiss={onDismiss}>
      {confirmation.kind === 'second-step' && <SecondStep challenge={confirmation.challenge} />}
      {confirmation.kind === 'proof' && <FreshProof />}
      {confirmation.kind === 'limited-login' && <LimitedLogIn onLeave={onDismiss} />}
    </Dialog>
  )
}

function SecondStep({
  challenge,
}: {
  challenge: Extract<Confirmation, { kind: 'second-step' }>['challenge']
}) {
  const steps = useSecondStep(challenge)
  return <ConfirmSteps methods={challenge.factors} phoneEnd={challenge.phone_number_end} {...steps} />
}

function FreshProof() {
  const t = useT<'confirm'>()
  const steps = useProof()
  const { data, isError, refetch } = secondFactorApi.useProofQuery({}, { refetchOnMountOrArgChange: true })
  if (isError && !data) return <ErrorState title={t('confirm.failed')} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" aria-label={t('confirm.loading')}>
        <Skeleton height="6rem" />
      </div>
    )
  }
  if (data.methods.length === 0) return <p>{t('confirm.logInAgain')}</p>
  return <ConfirmSteps methods={data.methods} phoneEnd={data.phone_number_end} {...steps} />
}
