import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { AssetChange } from '@tessera/api-types/business/inputs'
import type { PartnerView } from '@tessera/api-types/partners/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { AccessTable } from '../../shared/AccessTable.tsx'
import { GiveAccessButton } from '../../shared/GiveAccessButton.tsx'
import { accessOf } from './access-of.ts'
import { useOperation } from '../../shared/use-operation.ts'

/** What the partner may do with assets of the business; those given to it directly are changed here. */
export function GivenAccess({ partner }: { partner: PartnerView }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const { perform, isRunning } = useOperation('partners.update', 'resources.partners.saved')
  const save = async (assets: AssetChange[]) =>
    (await perform({ business_id: business.id, id: partner.id, assets })) !== null
  const access = accessOf(partner)
  return (
    <>
      {access.length === 0 ? (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {translate('resources.partners.nothing_given')}
        </Typography>
      ) : (
        <AccessTable
          access={access}
          previewOf={({ id, type }, given) => ({
            type: 'PARTNER',
            id: partner.id,
            assets: [{ id, type, ...given }],
          })}
          subject={{ subjectType: 'PARTNER', subject: partner.id }}
          onChange={({ id, type }, given) => save([{ id, type, ...given }])}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {(['AD_ACCOUNT', 'PROFILE'] as const).map((type) => (
          <GiveAccessButton
            key={type}
            type={type}
            isRunning={isRunning}
            previewOf={(ids, given) => ({
              type: 'PARTNER',
              id: partner.id,
              assets: ids.map((id) => ({ id, type, ...given })),
            })}
            onGive={(ids, given) => save(ids.map((id) => ({ id, type, ...given })))}
          />
        ))}
      </Box>
    </>
  )
}
