import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { hubResources } from '../hub-resources.ts'
import { isAllowed } from '../providers/console-rights.ts'
import { useActingBusiness } from '../session/business-context.ts'
import { useHubPath } from '../shared/use-hub-path.ts'

interface Command {
  id: string
  group: string
  label: string
  run: () => void
}

/** Every place of the hub and every other business, found by typing. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const commands = useCommands()
  const label = translate('console.palette.label')
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-label={label}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      <Autocomplete
        open
        autoHighlight
        forcePopupIcon={false}
        options={commands}
        groupBy={({ group }) => group}
        getOptionKey={({ id }) => id}
        noOptionsText={translate('ra.navigation.no_results')}
        onChange={(_event, command) => {
          onClose()
          command?.run()
        }}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        renderInput={(input) => <TextField {...input} inputRef={focusOnce} label={label} margin="none" />}
        sx={{ p: 2 }}
      />
    </Dialog>
  )
}

/** Whoever opens the palette is about to type. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

function useCommands(): Command[] {
  const translate = useTranslate()
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const labelOf = useGetResourceLabel()
  const { business, businesses, switchTo } = useActingBusiness()
  const places = hubResources
    .filter(({ name }) => isAllowed(business, { resource: name, action: 'list' }))
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
  return [...places, ...others]
}
