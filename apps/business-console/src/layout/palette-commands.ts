import { useGetResourceLabel, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { hubResources } from '../hub-resources.ts'
import { isAllowed } from '../providers/console-rights.ts'
import { useActingBusiness } from '../session/business-context.ts'
import { placeOf, recentRecords } from '../shared/recent-records.ts'
import { useHere, useHubPath } from '../shared/use-hub-path.ts'

export interface Command {
  id: string
  group: string
  label: string
  /** What a record is, behind its name. */
  note?: string
  run: () => void
}

/** What can be gone to without asking the server. */
export function useCommands(): Command[] {
  const translate = useTranslate()
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const labelOf = useGetResourceLabel()
  const here = useHere()
  const { userId, business, businesses, switchTo } = useActingBusiness()
  const canList = (resource: string) => isAllowed(business, { resource, action: 'list' })
  const recent = recentRecords(userId, business.id)
    .filter((record) => record.path !== here && canList(placeOf(record)))
    .map((record) => ({
      id: record.path,
      group: translate('console.palette.recent'),
      label: record.title,
      note: labelOf(placeOf(record)),
      run: () => void navigate(hubPath(record.path)),
    }))
  const places = hubResources
    .filter(({ name }) => canList(name))
    .map(({ name }) => ({
      id: name,
      group: translate('console.palette.places'),
      label: labelOf(name),
      run: () => void navigate(hubPath(name)),
    }))
  const others = businesses
    .filter(({ id }) => id !== business.id)
    .map(({ id, name }) => ({
      id,
      group: translate('console.palette.businesses'),
      label: name,
      run: () => switchTo(id),
    }))
  return [...recent, ...places, ...others]
}
