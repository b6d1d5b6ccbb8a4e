import Autocomplete from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useGetResourceLabel, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { hubResources } from '../hub-resources.ts'
import { isAllowed } from '../providers/console-rights.ts'
import { useActingBusiness } from '../session/business-context.ts'
import { placeOf, recentRecords } from '../shared/recent-records.ts'
import { useHere, useHubPath } from '../shared/use-hub-path.ts'

interface Command {
  id: string
  group: string
  label: string
  /** What a record is, behind its name. */
  note?: string
  run: () => void
}

/** The records opened last, every place of the hub and every other business, found by typing. */
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
        getOptionKey={({ group, id }) => `${group} ${id}`}
        renderOption={({ key, ...option }, { label: name, note }) => (
          <li key={key} {...option}>
            {name}
            {note && (
              <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
                {note}
              </Typography>
            )}
          </li>
        )}
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

/** People open the palette to type. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()

function useCommands(): Command[] {
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
