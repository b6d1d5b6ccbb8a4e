import AddIcon from '@mui/icons-material/Add'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { Link, useLoaderData, useLocation } from 'react-router-dom'
import type { BusinessView } from '@tessera/api-types/business/views'
import { FlowFrame } from '../../layout/FlowFrame.tsx'
import { ManagerOffers } from './ManagerOffers.tsx'
import type { WithOffers } from '../../session/load-session.ts'
import { NEW_BUSINESS_PATH, peopleOf } from '../../shared/console-paths.ts'

/** Which business to go on with. */
export function BusinessesPage() {
  const { businesses, offers } = useLoaderData<WithOffers>()
  return (
    <FlowFrame>
      <ManagerOffers offers={offers} />
      <Businesses businesses={businesses} />
    </FlowFrame>
  )
}

function Businesses({ businesses }: { businesses: readonly BusinessView[] }) {
  const translate = useTranslate()
  const closed = (useLocation().state as { closed?: string } | null)?.closed
  const title = translate('console.businesses.title')
  return (
    <>
      <title>{`${title} · ${translate('console.name')}`}</title>
      {closed && (
        <Alert severity="success" sx={{ mb: 2 }}>
          {translate('resources.settings.close.done', { name: closed })}
        </Alert>
      )}
      <Typography variant="h5" component="h1" sx={{ fontWeight: 700, mb: 1 }}>
        {title}
      </Typography>
      <List disablePadding sx={{ mb: 2 }}>
        {businesses.map(({ id, name, business_roles: [role] }) => (
          <ListItem key={id} disablePadding>
            <ListItemButton component={Link} to={peopleOf(id)} sx={{ borderRadius: '12px', minHeight: 44 }}>
              <ListItemText
                primary={name}
                secondary={translate(`console.role.${role}`)}
                sx={{ overflowWrap: 'anywhere' }}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
      <Button component={Link} to={NEW_BUSINESS_PATH} startIcon={<AddIcon />} variant="outlined">
        {translate('console.switcher.new')}
      </Button>
    </>
  )
}
