import ScienceIcon from '@mui/icons-material/ScienceOutlined'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { EXPERIMENTS_PATH } from '../shared/console-paths.ts'

/** The way of an employee to the experiments of the site. */
export function SiteItem() {
  const translate = useTranslate()
  return (
    <MenuItem component={Link} to={EXPERIMENTS_PATH}>
      <ListItemIcon>
        <ScienceIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('resources.experiments.title')}</ListItemText>
    </MenuItem>
  )
}
