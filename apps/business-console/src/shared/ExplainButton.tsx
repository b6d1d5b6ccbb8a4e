import ExplainIcon from '@mui/icons-material/HelpOutlineOutlined'
import Button from '@mui/material/Button'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { explainAddress, type AskedAccess } from './explain-address.ts'
import { useHubPath } from './use-hub-path.ts'

/** Leads from the page of a person, a partner or an asset to what explains their access. */
export function ExplainButton({
  subjectType = 'PERSON',
  subject = '',
  type = 'AD_ACCOUNT',
  asset = '',
}: Partial<AskedAccess>) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  return (
    <Button
      component={Link}
      to={hubPath(explainAddress({ subjectType, subject, type, asset }))}
      startIcon={<ExplainIcon />}
    >
      {translate('resources.access.explain')}
    </Button>
  )
}
