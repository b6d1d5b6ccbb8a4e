import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { AccessChange } from '@tessera/api-types/asset-access/contracts'
import type { AssetChange } from '@tessera/api-types/business/inputs'
import type { EmployeeView } from '@tessera/api-types/business/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { AccessTable, type Access } from '../../shared/AccessTable.tsx'
import { GiveAccessButton } from '../../shared/GiveAccessButton.tsx'
import { useOperation } from '../../shared/use-operation.ts'

/** The assets a person reaches and through what; those given to them directly are changed here. */
export function PersonAccess({ person }: { person: EmployeeView }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('employees.update', 'resources.people.saved')
  const save = async (assets: AssetChange[]) =>
    (await perform({ business_id: business.id, id: person.id, assets })) !== null
  const toChange = (assets: AssetChange[]): AccessChange => ({ type: 'PERSON', id: person.id, assets })
  const access: Access[] = [
    ...person.adAccounts.map((grant) => ({ ...grant, type: 'AD_ACCOUNT' as const })),
    ...person.profiles.map((grant) => ({ ...grant, type: 'PROFILE' as const })),
    ...person.expired_access,
  ]
  const canEdit = person.abilities.can_edit_assets && person.business_roles[0] === 'EMPLOYEE'
  const none = business.abilities.can_manage_people ? 'no_assets' : 'no_shared_assets'
  return (
    <>
      {access.length === 0 ? (
        <Typography color="textSecondary">{translate(`resources.people.${none}`)}</Typography>
      ) : (
        <AccessTable
          access={access}
          previewOf={({ id, type }, given) => toChange([{ id, type, ...given }])}
          subject={{ subjectType: 'PERSON', subject: person.id }}
          {...(canEdit && {
            onChange: ({ id, type }, given) => save([{ id, type, ...given }]),
          })}
        />
      )}
      {canEdit && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(['AD_ACCOUNT', 'PROFILE'] as const).map((type) => (
            <GiveAccessButton
              key={type}
              type={type}
              isRunning={isRunning}
              previewOf={(ids, given) => toChange(ids.map((id) => ({ id, type, ...given })))}
              onGive={(ids, given) => save(ids.map((id) => ({ id, type, ...given })))}
            />
          ))}
        </Box>
      )}
    </>
  )
}
