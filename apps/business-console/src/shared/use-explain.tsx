import ExplainIcon from '@mui/icons-material/HelpOutlineOutlined'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { explainAddress, type AskedAccess } from './explain-address.ts'
import type { RowAction } from './RowMenu.tsx'
import { useHubPath } from './use-hub-path.ts'

/** The entry of a row's menu that opens what explains one access. */
export function useExplain(): (asked: AskedAccess) => RowAction {
  const translate = useTranslate()
  const navigate = useNavigate()
  const hubPath = useHubPath()
  return (asked) => ({
    label: translate('resources.access.explain'),
    icon: <ExplainIcon fontSize="small" />,
    onSelect: () => void navigate(hubPath(explainAddress(asked))),
  })
}
