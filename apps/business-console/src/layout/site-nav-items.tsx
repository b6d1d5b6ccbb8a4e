import FlagIcon from '@mui/icons-material/OutlinedFlag'
import ScienceIcon from '@mui/icons-material/ScienceOutlined'
import { EXPERIMENTS_PATH, REPORTS_PATH } from '../shared/console-paths.ts'

/** The pages of the site's staff. */
export const siteNavItems = [
  { to: REPORTS_PATH, label: 'resources.reports.title', icon: <FlagIcon fontSize="small" /> },
  { to: EXPERIMENTS_PATH, label: 'resources.experiments.title', icon: <ScienceIcon fontSize="small" /> },
] as const
