import RenewIcon from '@mui/icons-material/Autorenew'
import RemoveIcon from '@mui/icons-material/LinkOff'
import ShareIcon from '@mui/icons-material/ShareOutlined'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { AudienceView } from '@tessera/api-types/audiences/contracts'
import { useActingBusiness } from '../../session/business-context.ts'
import { PickDialog } from '../../shared/PickDialog.tsx'
import { RecordMenu } from '../../shared/RecordMenu.tsx'
import type { RowAction } from '../../shared/RowMenu.tsx'
import { useExplain } from '../../shared/use-explain.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { audienceKind } from './audience-actions.ts'

const label = 'resources.audiences.share.target'
const TARGETS = {
  AD_ACCOUNT: { text: 'account', choices: { reference: 'ad-accounts', text: 'name', label } },
  BUSINESS: { text: 'partner', choices: { reference: 'partners', text: 'name', label } },
} as const
type TargetType = keyof typeof TARGETS

/** The owner shares an audience, revokes that and deletes it; a receiver lets go of it. */
export function AudienceActions({ audience }: { audience: AudienceView }) {
  const translate = useTranslate()
  const [sharing, setSharing] = useState<Sharing | null>(null)
  const explainOf = useExplain()
  const revokes = useRevokes(audience)
  const { business } = useActingBusiness()
  const targets = business.abilities.can_manage_partners
    ? (['AD_ACCOUNT', 'BUSINESS'] as const)
    : (['AD_ACCOUNT'] as const)
  const shares = targets.map((type) => ({
    label: translate(`resources.audiences.share.${TARGETS[type].text}`),
    icon: <ShareIcon fontSize="small" />,
    onSelect: () => setSharing({ type }),
  }))
  const renewals = audience.shared_with
    .filter(({ is_expired }) => is_expired)
    .map(({ id, type, name }) => ({
      label: translate('resources.audiences.renew', { name }),
      icon: <RenewIcon fontSize="small" />,
      onSelect: () => setSharing({ type, renewed: { id, name } }),
    }))
  const explain = explainOf({ subjectType: 'PERSON', subject: '', type: 'AUDIENCE', asset: audience.id })
  const actions = [explain, ...(audience.abilities.can_edit ? [...shares, ...renewals] : []), ...revokes]
  return (
    <>
      <RecordMenu kind={audienceKind} record={audience} before={actions} />
      {sharing && <ShareDialog audience={audience} {...sharing} onClose={() => setSharing(null)} />}
    </>
  )
}

function useRevokes(audience: AudienceView): RowAction[] {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('audienceShares.delete', 'resources.audiences.revoked')
  const isOwner = audience.owner_business.id === business.id
  const may = audience.abilities.can_edit || !isOwner
  return audience.shared_with
    .filter(() => may)
    .map(({ share_id, name }) => ({
      label: translate(`resources.audiences.${isOwner ? 'revoke' : 'remove'}`, { name }),
      icon: <RemoveIcon fontSize="small" />,
      isDisabled: isRunning,
      onSelect: () => void perform({ business_id: business.id, id: share_id }),
    }))
}

interface Sharing {
  type: TargetType
  /** With whom it was shared until that ended. */
  renewed?: { id: string; name: string }
}

interface ShareProps extends Sharing {
  audience: AudienceView
  onClose: () => void
}

function ShareDialog({ audience, type, renewed, onClose }: ShareProps) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('audienceShares.create', 'resources.audiences.shared')
  const place = { business_id: business.id, audience_id: audience.id, target_type: type }
  return (
    <PickDialog
      title={
        renewed
          ? translate('resources.audiences.renew', renewed)
          : translate(`resources.audiences.share.${TARGETS[type].text}`)
      }
      submit={translate(`resources.audiences.${renewed ? 'renew_submit' : 'share.submit'}`)}
      {...(!renewed && { choices: TARGETS[type].choices })}
      hasEnd
      isRunning={isRunning}
      onClose={onClose}
      onSubmit={async ({ ids, ends_at }) => {
        const targets = renewed ? [renewed.id] : ids
        const made = await Promise.all(targets.map((target_id) => perform({ ...place, target_id, ends_at })))
        if (made.every(Boolean)) onClose()
      }}
    />
  )
}
