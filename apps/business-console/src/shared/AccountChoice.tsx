import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import type { AdAccountView } from '@tessera/api-types/business/views'
import { useHubPath } from './use-hub-path.ts'

interface Props {
  /** The page below which each ad account has an address. */
  place: string
  chosen: string
  accounts: readonly AdAccountView[]
}

/** Goes to the same page of another ad account. */
export function AccountChoice({ place, chosen, accounts }: Props) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const navigate = useNavigate()
  return (
    <TextField
      select
      size="small"
      label={translate('resources.ads.account')}
      value={chosen}
      onChange={({ target }) => void navigate(hubPath(`${place}/${target.value}`))}
      fullWidth={false}
      sx={{ inlineSize: '14rem', maxInlineSize: '100%' }}
    >
      {accounts.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
