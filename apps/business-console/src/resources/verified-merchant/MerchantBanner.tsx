import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import type { MerchantBanner as Banner } from '@tessera/api-types/verified-merchants/merchant-program'
import type { MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { afterDismissal, bannerOf, failingChecks, readBannerState, storeBannerState } from './banner-state.ts'
import { FixLink } from './CheckList.tsx'
import { useMerchant } from './use-merchant.ts'

const text = (key: string) => `resources.verified-merchant.banners.${key}`
const severities = {
  CELEBRATION_BANNER: 'success',
  ACTION_CARDS_BANNER: 'warning',
  WELCOME_BANNER: 'info',
} as const satisfies Record<Banner, string>

/** The one banner of the program that is due, above the pages of the hub. */
export function MerchantBanner() {
  const translate = useTranslate()
  const { userId } = useActingBusiness()
  const hubPath = useHubPath()
  const { pathname } = useLocation()
  const { program } = useMerchant()
  const [state, setState] = useState(() => readBannerState(userId))
  const [loadedAt] = useState(() => Date.now())
  const [hidden, setHidden] = useState<readonly Banner[]>([])
  const banner = program && bannerOf(program, state, loadedAt)
  if (!banner || hidden.includes(banner)) return null
  const dismiss = () => {
    const next = afterDismissal(readBannerState(userId), banner, Date.now())
    storeBannerState(userId, next)
    setState(next)
    setHidden([...hidden, banner])
  }
  const page = hubPath('verified-merchant')
  const isCompact = banner !== 'ACTION_CARDS_BANNER'
  return (
    <Alert
      role="note"
      severity={severities[banner]}
      onClose={dismiss}
      closeText={translate(text('dismiss'))}
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 }, mb: 2, ...(isCompact && { py: 0 }) }}
    >
      {isCompact ? (
        <Box sx={oneLine}>
          <b>{translate(text(`${banner}.title`))}</b>
          {banner === 'WELCOME_BANNER' && pathname !== page && (
            <MuiLink component={Link} to={page} color="inherit">
              {translate(text('apply'))}
            </MuiLink>
          )}
        </Box>
      ) : (
        <>
          <AlertTitle>{translate(text(`${banner}.title`))}</AlertTitle>
          {translate(text('ACTION_CARDS_BANNER.text'))}
        </>
      )}
      {banner === 'ACTION_CARDS_BANNER' && <ActionCards program={program} />}
    </Alert>
  )
}

/** What stands on every page takes little of each. */
const oneLine = { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }

const cards = {
  m: 0,
  mt: 1,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 1,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
}

const ActionCards = ({ program }: { program: MerchantProgramView }) => {
  const translate = useTranslate()
  return (
    <Box component="ul" sx={cards}>
      {failingChecks(program).map((check) => (
        <Card component="li" key={check.check} variant="outlined" sx={{ p: 1.5, display: 'grid', gap: 0.5 }}>
          <Typography sx={{ fontWeight: 700 }}>
            {translate(`resources.verified-merchant.check.${check.check}`)}
          </Typography>
          <Typography variant="body2">{check.explanation}</Typography>
          <FixLink check={check} userId={program.user_id} />
        </Card>
      ))}
    </Box>
  )
}
