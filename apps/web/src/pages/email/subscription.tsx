import { NO_EMAILS } from '@tessera/api-types/preferences/setting-choices'
import type { EmailChoices } from '@tessera/api-types/preferences/views'
import { EmailsForm } from '../../features/edit-settings/EmailsForm.tsx'
import { subscriptionApi } from '../../features/email-subscription/subscription-api.ts'
import { isApiError } from '../../shared/api/call.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageArea } from '../../shared/i18n/messages.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { toastShown } from '../../shared/toasts/toast-slice.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { EmptyState } from '../../shared/ui/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/ErrorState.tsx'
import { AlertIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { NarrowPage } from '../../shared/ui/NarrowPage.tsx'
import { Skeleton } from '../../shared/ui/Skeleton.tsx'
import { useLinkToken } from '../../shared/use-link-token.ts'

export const messageAreas: readonly MessageArea[] = ['settings', 'preferences']

const BAD_REQUEST = 400

export const head = ({ t }: { t: Translate<'preferences'> }) => ({
  title: t('preferences.subscription.title'),
})

type Props = { token: string; email: string; letters: EmailChoices }

function Choices({ token, email, letters }: Props) {
  const t = useT<'preferences'>()
  const dispatch = useAppDispatch()
  const [update, { isLoading }] = subscriptionApi.useUpdateSubscriptionMutation()
  const choose = (chosen: Partial<EmailChoices>) => update({ token, letters: chosen }).unwrap()
  const handleEndAll = async () => {
    const text = await choose(NO_EMAILS).then(
      () => t('preferences.subscription.ended'),
      () => t('error.default'),
    )
    dispatch(toastShown({ text }))
  }
  return (
    <>
      <p>{t('preferences.subscription.lead', { email })}</p>
      <EmailsForm letters={letters} send={choose} />
      <Button isBusy={isLoading} onClick={() => void handleEndAll()}>
        {t('preferences.subscription.endAll')}
      </Button>
    </>
  )
}

export function Page() {
  const t = useT<'preferences'>()
  const token = useLinkToken()
  const { data, error, refetch } = subscriptionApi.useSubscriptionQuery(
    { token: token ?? '' },
    { skip: !token },
  )
  const isRefused = isApiError(error) && error.httpStatus === BAD_REQUEST
  if (token === null || isRefused) {
    return (
      <EmptyState
        heading="h1"
        icon={<AlertIcon size={40} />}
        title={t('preferences.subscription.invalidTitle')}
        description={t('preferences.subscription.invalid')}
      />
    )
  }
  if (error && !data) {
    return (
      <ErrorState heading="h1" title={t('preferences.subscription.failed')} onRetry={() => void refetch()} />
    )
  }
  return (
    <NarrowPage title={t('preferences.subscription.title')}>
      {data && token ? (
        <Choices token={token} {...data} />
      ) : (
        <div role="status" aria-label={t('preferences.subscription.loading')}>
          <Skeleton height="10rem" />
        </div>
      )}
    </NarrowPage>
  )
}
