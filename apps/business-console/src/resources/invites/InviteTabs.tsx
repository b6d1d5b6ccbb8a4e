import { useGetList, useTranslate } from 'react-admin'
import { RecordTabs } from '../../shared/RecordTabs.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'

const ONE = { pagination: { page: 1, perPage: 1 } }

/** What the business sent, and what others ask of it. */
export function InviteTabs({ current }: { current: 'sent' | 'requests' }) {
  const translate = useTranslate()
  const hubPath = useHubPath()
  const { total } = useGetList('requests', ONE)
  return (
    <RecordTabs
      base={hubPath('invites')}
      current={current}
      label={translate('resources.invites.tabs.label')}
      tabs={[
        { path: 'sent', to: hubPath('invites'), label: 'resources.invites.tabs.sent' },
        {
          path: 'requests',
          label: 'resources.invites.tabs.requests',
          ...(total !== undefined && { count: total }),
        },
      ]}
    />
  )
}
