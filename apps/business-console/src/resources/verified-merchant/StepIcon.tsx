import CheckCircleIcon from '@mui/icons-material/CheckCircle'
import CancelIcon from '@mui/icons-material/Cancel'
import ErrorIcon from '@mui/icons-material/Error'
import LightbulbIcon from '@mui/icons-material/LightbulbOutlined'
import PendingIcon from '@mui/icons-material/Pending'
import RadioButtonUncheckedIcon from '@mui/icons-material/RadioButtonUnchecked'
import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'
import { useTranslate } from 'react-admin'
import type { WorkflowIcon } from '@tessera/api-types/verified-merchants/merchant-program'

const icons: Record<WorkflowIcon, [ComponentType<SvgIconProps>, string]> = {
  UNSTARTED: [RadioButtonUncheckedIcon, 'text.secondary'],
  IN_PROGRESS: [PendingIcon, 'info.main'],
  ACCEPTED: [CheckCircleIcon, 'success.main'],
  ATTENTION: [ErrorIcon, 'warning.main'],
  REJECTED: [CancelIcon, 'error.main'],
  RECOMMENDED: [LightbulbIcon, 'info.main'],
}

/** The icon of a step, with its meaning for those who do not see it. */
export function StepIcon({ icon }: { icon: WorkflowIcon }) {
  const translate = useTranslate()
  const [Icon, color] = icons[icon]
  return (
    <Icon
      titleAccess={translate(`resources.verified-merchant.icons.${icon}`)}
      sx={{ color, flexShrink: 0 }}
    />
  )
}
