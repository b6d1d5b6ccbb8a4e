import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { MerchantCheckView, MerchantProgramView } from '@tessera/api-types/verified-merchants/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { MerchantCard } from './MerchantCard.tsx'
import { StepIcon } from './StepIcon.tsx'
import { iconOfCheck } from './workflow-icon.ts'

const text = (key: string) => `resources.verified-merchant.${key}`

/** What is checked, how it turned out, and where it is fixed. */
export function CheckList({ program }: { program: MerchantProgramView }) {
  const translate = useTranslate()
  return (
    <MerchantCard title={translate(text('checks'))}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {program.checks.map((check) => (
          <Box component="li" key={check.check} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
            <StepIcon icon={iconOfCheck(check)} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700 }}>{translate(text(`check.${check.check}`))}</Typography>
              <Typography color="textSecondary">{check.explanation}</Typography>
              {check.result === 'FAIL' && <FixLink check={check} userId={program.user_id} />}
            </Box>
          </Box>
        ))}
      </Box>
    </MerchantCard>
  )
}

interface FixProps {
  check: MerchantCheckView
  /** The account that is checked. */
  userId: string
}

/** Where it is fixed; the age of an account only time can fix, and what is in its settings only the account itself. */
export function FixLink({ check: { check, fix_url }, userId }: FixProps) {
  const translate = useTranslate()
  const { userId: readerId } = useActingBusiness()
  if (check === 'ACCOUNT_AGE') return null
  if (readerId !== userId && fix_url.startsWith('/settings/'))
    return <Typography variant="body2">{translate(text('fix_elsewhere'))}</Typography>
  const name = translate(text(`check.${check}`))
  return (
    <Link href={fix_url} aria-label={translate(text('fix_named'), { name })}>
      {translate(text('fix'))}
    </Link>
  )
}
