import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link, useLoaderData } from 'react-router-dom'
import { FlowFrame } from '../../layout/FlowFrame.tsx'
import type { SignedIn } from '../../session/load-session.ts'
import { LAST_HUB } from '../../shared/console-paths.ts'
import { CreateBusinessForm } from './CreateBusinessForm.tsx'

export function NewBusinessPage() {
  const { user, businesses } = useLoaderData<SignedIn>()
  return (
    <FlowFrame>
      <NewBusiness userId={user.id} hasBusiness={businesses.length > 0} />
    </FlowFrame>
  )
}

function NewBusiness({ userId, hasBusiness }: { userId: string; hasBusiness: boolean }) {
  const translate = useTranslate()
  const cancel = translate('console.new_business.cancel')
  return (
    <>
      <title>{`${translate('console.new_business.title')} · ${translate('console.name')}`}</title>
      <Typography variant="h5" component="h1" sx={{ fontWeight: 700, mb: 1 }}>
        {translate('console.new_business.title')}
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        {translate('console.new_business.lead')}
      </Typography>
      <CreateBusinessForm userId={userId} />
      <Box sx={{ mt: 1 }}>
        {hasBusiness ? (
          <Button component={Link} to={LAST_HUB}>
            {cancel}
          </Button>
        ) : (
          <Button href="/">{cancel}</Button>
        )}
      </Box>
    </>
  )
}
