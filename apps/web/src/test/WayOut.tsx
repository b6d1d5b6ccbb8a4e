import { useLocation } from 'react-router-dom'
import { Link } from '../shared/navigation/Link.tsx'

/** A link of the site's frame, and where one is. */
export const WayOut = () => (
  <>
    <Link to="/today/">Today</Link>
    <output data-testid="place">{useLocation().pathname}</output>
  </>
)
