import AddIcon from '@mui/icons-material/AddBusinessOutlined'
import ManagerIcon from '@mui/icons-material/PersonAddAlt'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { HierarchyNodeView } from '@tessera/api-types/hierarchy/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { useRun } from '../../shared/use-operation.ts'
import { AskDialog } from './AskDialog.tsx'

const texts = (what: 'invite' | 'name') => ({
  label: `resources.hierarchy.${what}.label`,
  submit: `resources.hierarchy.${what}.submit`,
  title: `resources.hierarchy.${what}.title`,
  text: `resources.hierarchy.${what}.text`,
})

/** Invites a child, and names somebody who manages the business that is open. */
export function HierarchyActions({ node, canName }: { node: HierarchyNodeView; canName: boolean }) {
  const translate = useTranslate()
  const run = useRun()
  const { business } = useActingBusiness()
  const [asking, setAsking] = useState<'invite' | 'name' | null>(null)
  const ask = (value: string) =>
    asking === 'invite'
      ? run('hierarchyNodes.create', { business_id: business.id, child_business_id: value })
      : run('organizationManagers.create', { business_id: business.id, node_id: node.id, username: value })
  return (
    <>
      {canName && (
        <Button startIcon={<ManagerIcon />} onClick={() => setAsking('name')}>
          {translate('resources.hierarchy.name.button')}
        </Button>
      )}
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => setAsking('invite')}>
        {translate('resources.hierarchy.invite.button')}
      </Button>
      {asking && (
        <AskDialog
          title={translate(texts(asking).title, { name: node.business.name })}
          text={translate(texts(asking).text, { name: node.business.name })}
          label={translate(texts(asking).label)}
          submit={translate(texts(asking).submit)}
          done="resources.hierarchy.asked"
          ask={ask}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  )
}
