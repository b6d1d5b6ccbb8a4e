import Box from '@mui/material/Box'
import UndoIcon from '@mui/icons-material/Undo'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { CatalogRunView, CatalogView } from '@tessera/api-types/catalogs/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { ConfirmDialog } from '../../shared/ConfirmDialog.tsx'
import { RowMenu } from '../../shared/RowMenu.tsx'
import { useOperation } from '../../shared/use-operation.ts'

/** Undoes the last update of a source, once what that does to its products is confirmed. */
export function RollBack({ catalog, run }: { catalog: CatalogView; run: CatalogRunView }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const [isAsking, setIsAsking] = useState(false)
  const { perform, isRunning } = useOperation('catalogFeeds.rollBack', 'resources.catalogs.rolled_back')
  const { id: run_id, feed_id: id, feed_name: name, added, changed, removed } = run
  const confirm = async () => {
    await perform({ business_id: business.id, catalog_id: catalog.id, id, run_id })
    setIsAsking(false)
  }
  const action = {
    label: translate('resources.catalogs.roll_back'),
    icon: <UndoIcon fontSize="small" />,
    isDisabled: isRunning,
    onSelect: () => setIsAsking(true),
  }
  return (
    <>
      <RowMenu name={name} actions={[action]} />
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isRunning}
        title={translate('resources.catalogs.roll_back_title', { name })}
        content={<RollBackEffects {...{ added, changed, removed }} />}
        confirm="resources.catalogs.roll_back"
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}

const EFFECTS = [
  ['added', 'resources.catalogs.roll_back_added'],
  ['changed', 'resources.catalogs.roll_back_changed'],
  ['removed', 'resources.catalogs.roll_back_removed'],
] as const

/** What becomes of the products that the update touched. */
function RollBackEffects(counts: Pick<CatalogRunView, 'added' | 'changed' | 'removed'>) {
  const translate = useTranslate()
  const lines = EFFECTS.filter(([kind]) => counts[kind] > 0)
  if (lines.length === 0) return <>{translate('resources.catalogs.roll_back_nothing')}</>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {lines.map(([kind, text]) => (
        <li key={kind}>{translate(text, { count: counts[kind] })}</li>
      ))}
    </Box>
  )
}
