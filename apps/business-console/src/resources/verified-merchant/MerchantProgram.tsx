import CloudOffIcon from '@mui/icons-material/CloudOff'
import StorefrontIcon from '@mui/icons-material/StorefrontOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { useTranslate } from 'react-admin'
import { Message } from '../../layout/Message.tsx'
import { AppealForm } from './AppealForm.tsx'
import { ApplicationForm } from './ApplicationForm.tsx'
import { CheckList } from './CheckList.tsx'
import { PolicyList } from './PolicyList.tsx'
import { ProgramStatus } from './ProgramStatus.tsx'
import { useMerchant } from './use-merchant.ts'

const text = (key: string) => `resources.verified-merchant.${key}`

/** The program as its merchant sees it: where it stands, what to do next, and what is checked. */
export function MerchantProgram() {
  const translate = useTranslate()
  const { program, isPending, error, retry } = useMerchant()
  if (isPending) {
    return (
      <Box aria-busy="true" aria-label={translate('ra.page.loading')} sx={{ display: 'grid', gap: 2 }}>
        {[120, 320].map((height) => (
          <Skeleton key={height} variant="rounded" height={height} />
        ))}
      </Box>
    )
  }
  if (error) {
    return (
      <Message title={translate('console.error.load')} icon={<CloudOffIcon />} isAlert>
        <Button variant="outlined" onClick={retry}>
          {translate('console.error.retry')}
        </Button>
      </Message>
    )
  }
  if (!program) {
    return (
      <Message
        title={translate(text('empty'))}
        text={translate(text('empty_text'))}
        icon={<StorefrontIcon />}
      />
    )
  }
  return (
    <Box sx={{ display: 'grid', gap: 3, maxWidth: 880 }}>
      {!program.is_available && (
        <Alert role="note" severity="info">
          {translate(text('unavailable'))}
        </Alert>
      )}
      <ProgramStatus program={program} />
      {program.review?.can_appeal && <AppealForm program={program} review={program.review} />}
      {program.abilities.can_apply && <ApplicationForm program={program} />}
      <CheckList program={program} />
      {program.policies.length > 0 && <PolicyList policies={program.policies} />}
    </Box>
  )
}
