import KeyIcon from '@mui/icons-material/KeyOutlined'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'react-admin'
import { formatDay } from '@tessera/i18n/formats'
import type { Locale } from '@tessera/api-types/locales'
import type { ExplainedAccessView } from '@tessera/api-types/asset-access/views'
import { Message } from '../../layout/Message.tsx'
import { useActingBusiness } from '../../session/business-context.ts'
import { AccessWays } from '../../shared/AccessWays.tsx'
import { messageOf } from '../../shared/field-errors.ts'
import { PermissionChips } from '../../shared/PermissionChips.tsx'
import { useRun } from '../../shared/use-operation.ts'
import type { AskedAccess } from '../../shared/explain-address.ts'

/** How one subject has access to one asset, as the server explains it. */
export function Explanation({ asked: { subject, asset, type } }: { asked: AskedAccess }) {
  const translate = useTranslate()
  const run = useRun()
  const { business } = useActingBusiness()
  const isAsked = subject !== '' && asset !== ''
  const input = { business_id: business.id, subject_id: subject, asset_id: asset, asset_type: type }
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['assetAccess', 'explain', input],
    queryFn: () => run('assetAccess.explain', input),
    enabled: isAsked,
    retry: false,
  })
  if (!isAsked) {
    const text = translate('resources.access.choose')
    return <Message title={translate('resources.access.choose_title')} text={text} icon={<KeyIcon />} />
  }
  if (isPending) return <Skeleton variant="rounded" height={180} sx={{ maxWidth: 860 }} />
  if (!data || error) {
    const text = messageOf(error)
    return (
      <Message isAlert title={translate('console.error.load')} text={translate(text, { _: text })}>
        <Button variant="contained" onClick={() => void refetch()}>
          {translate('console.error.retry')}
        </Button>
      </Message>
    )
  }
  return <Answer told={data} />
}

function Answer({ told }: { told: ExplainedAccessView }) {
  const translate = useTranslate()
  const { subject, asset, ad_account, permissions, ends_at, granted_by, can_read } = told
  const locale = useLocale() as Locale
  const hasEnded = !can_read && granted_by.length > 0
  const names = { name: subject.name, asset: asset.name }
  const verdict = can_read ? (permissions.length > 0 ? 'may' : 'reads') : 'may_not'
  return (
    <Card
      component="section"
      aria-live="polite"
      sx={{ p: { xs: 2, sm: 3 }, maxWidth: 860, display: 'grid', gap: 2 }}
    >
      <Typography variant="h6" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {translate(`resources.access.verdict.${verdict}`, names)}
      </Typography>
      {permissions.length > 0 && <PermissionChips permissions={permissions} />}
      {ends_at !== null && (
        <Typography>{translate('resources.access.until', { date: formatDay(ends_at, locale) })}</Typography>
      )}
      {ad_account && (
        <Typography color="textSecondary">
          {translate('resources.access.of_account', { name: ad_account.name })}
        </Typography>
      )}
      {can_read || hasEnded ? (
        <>
          <Typography variant="subtitle2" component="h3">
            {translate(`resources.access.${hasEnded ? 'ended' : 'why'}`)}
          </Typography>
          <AccessWays ways={granted_by} namesDirect />
        </>
      ) : (
        <Typography color="textSecondary">{translate('resources.access.no_way')}</Typography>
      )}
    </Card>
  )
}
