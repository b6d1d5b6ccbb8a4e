import { isStanding, SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import type { Sponsorship } from '@tessera/api-types/sponsorships/views'
import { type Pin, selectPin } from '../../entities/pins/pins-slice.ts'
import { sponsorshipsApi } from '../../entities/sponsorships/sponsorships-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './Sponsor.module.css'
import { SponsorPicker } from './SponsorPicker.tsx'

const STATES: Record<Sponsorship['status'], MessageKey<'composer'>> = {
  [SPONSORSHIP_STATUS.pending]: 'composer.sponsor.pending',
  [SPONSORSHIP_STATUS.approved]: 'composer.sponsor.approved',
  [SPONSORSHIP_STATUS.denied]: 'composer.sponsor.denied',
  [SPONSORSHIP_STATUS.ended]: 'composer.sponsor.ended',
}

/** The sponsor of one's own picture: whom one asked, what they said, and whom to ask. */
export function SponsorField({ pin }: { pin: Pin }) {
  const t = useT<'composer'>()
  const showResult = useResultToast()
  const { id, sponsorship, abilities } = useAppSelector((state) => selectPin(state, pin.id)) ?? pin
  const [ask] = sponsorshipsApi.useAskSponsorMutation()
  const [end, { isLoading }] = sponsorshipsApi.useEndSponsorshipMutation()
  if (!abilities?.can_ask_sponsor) return null
  const isTaken = sponsorship ? isStanding(sponsorship.status) : false
  return (
    <fieldset className={styles.field}>
      <legend>{t('composer.sponsor.heading')}</legend>
      {sponsorship && (
        <div className={styles.state}>
          <p role="status">
            {t(STATES[sponsorship.status], {
              name: sponsorship.sponsor?.full_name ?? t('composer.sponsor.someone'),
            })}
          </p>
          {isTaken && (
            <Button
              isBusy={isLoading}
              onClick={() => void showResult(end({ pin_id: id }), t('composer.sponsor.removed'))}
            >
              {t('composer.sponsor.remove')}
            </Button>
          )}
        </div>
      )}
      {!isTaken && (
        <SponsorPicker
          onChoose={(person) =>
            void showResult(
              ask({ pin_id: id, sponsor_id: person.id }),
              t('composer.sponsor.sent', { name: person.full_name }),
            )
          }
        />
      )}
    </fieldset>
  )
}
