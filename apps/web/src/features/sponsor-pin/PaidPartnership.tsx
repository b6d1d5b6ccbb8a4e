import { SPONSORSHIP_STATUS } from '@tessera/api-types/sponsorships/sponsorship-status'
import type { Sponsorship } from '@tessera/api-types/sponsorships/views'
import type { Pin } from '../../entities/pins/pins-slice.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { sponsorshipsApi } from '../../entities/sponsorships/sponsorships-api.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Link } from '../../shared/navigation/Link.tsx'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { useResultToast } from '../../shared/toasts/use-result-toast.ts'
import { Button } from '../../shared/ui/Button.tsx'
import styles from './Sponsor.module.css'

const { approved, denied } = SPONSORSHIP_STATUS

type Props = { pinId: string; sponsorship: Sponsorship }

function Question({ pinId, sponsorship: { creator } }: Props) {
  const t = useT<'closeup'>()
  const showResult = useResultToast()
  const [answer, { isLoading }] = sponsorshipsApi.useAnswerSponsorshipMutation()
  const give = (status: number, text: string) => void showResult(answer({ pin_id: pinId, status }), text)
  return (
    <section aria-label={t('closeup.sponsor.question')} className={styles.question}>
      <p>{t('closeup.sponsor.asked', { name: creator?.full_name ?? '' })}</p>
      <div className={styles.buttons}>
        <Button disabled={isLoading} onClick={() => give(denied, t('closeup.sponsor.denied'))}>
          {t('closeup.sponsor.deny')}
        </Button>
        <Button
          tone="primary"
          isBusy={isLoading}
          onClick={() => give(approved, t('closeup.sponsor.approved'))}
        >
          {t('closeup.sponsor.approve')}
        </Button>
      </div>
    </section>
  )
}

function Label({ pinId, sponsorship: { sponsor, abilities } }: Props) {
  const t = useT<'closeup'>()
  const showResult = useResultToast()
  const viewer = useAppSelector(selectViewer)
  const [end, { isLoading }] = sponsorshipsApi.useEndSponsorshipMutation()
  const isSponsor = abilities.can_end && sponsor !== null && sponsor.id === viewer?.id
  return (
    <div className={styles.label}>
      <p>
        {t('closeup.sponsor.paid')}
        {sponsor && (
          <>
            {': '}
            <Link to={`/${sponsor.username}/`} className={styles.sponsor}>
              <bdi>{sponsor.full_name}</bdi>
            </Link>
          </>
        )}
      </p>
      {isSponsor && (
        <Button
          isBusy={isLoading}
          onClick={() => void showResult(end({ pin_id: pinId }), t('closeup.sponsor.ended'))}
        >
          {t('closeup.sponsor.end')}
        </Button>
      )}
    </div>
  )
}

/** Who paid for the pin, once they have approved; before that the sponsor is asked. */
export function PaidPartnership({ pin: { id, sponsorship } }: { pin: Pin }) {
  if (!sponsorship) return null
  if (sponsorship.abilities.can_answer) return <Question pinId={id} sponsorship={sponsorship} />
  return sponsorship.status === approved ? <Label pinId={id} sponsorship={sponsorship} /> : null
}
