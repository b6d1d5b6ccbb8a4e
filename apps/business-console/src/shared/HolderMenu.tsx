import EditIcon from '@mui/icons-material/EditOutlined'
import RemoveIcon from '@mui/icons-material/LinkOff'
import { useTranslate } from 'react-admin'
import type { OpenDialog } from './AccessDialogs.tsx'
import { RowMenu } from './RowMenu.tsx'
import { useExplain } from './use-explain.tsx'

interface Props {
  name: string
  /** Whose access to what is explained. */
  explained: Parameters<ReturnType<typeof useExplain>>[0]
  isExpired: boolean
  /** What taking the access away is called here. */
  removal: string
  isRunning?: boolean
  onOpen: (dialog: OpenDialog) => void
}

/** What can be done about somebody's access: explain it, change it or, where it has ended, renew it, take it away. */
export function HolderMenu({ name, explained, isExpired, removal, isRunning = false, onOpen }: Props) {
  const translate = useTranslate()
  const explainOf = useExplain()
  return (
    <RowMenu
      name={name}
      actions={[
        explainOf(explained),
        {
          label: translate(isExpired ? 'resources.access.renew' : 'resources.people.permissions'),
          icon: <EditIcon fontSize="small" />,
          onSelect: () => onOpen('change'),
        },
        {
          label: removal,
          icon: <RemoveIcon fontSize="small" />,
          isDisabled: isRunning,
          onSelect: () => onOpen('removal'),
        },
      ]}
    />
  )
}
