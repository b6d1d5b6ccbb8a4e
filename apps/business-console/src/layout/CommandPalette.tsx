import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Dialog from '@mui/material/Dialog'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useState, type HTMLAttributes } from 'react'
import { useTranslate } from 'react-admin'
import { useCommands, type Command } from './palette-commands.ts'
import { useFoundRecords } from './palette-records.ts'

/** What the server found is not searched again: it may be found by what is not shown. */
const filtered = createFilterOptions<Command>({ stringify: ({ label }) => label })

/** The records opened last, every place of the hub, every other business and all records, found by typing. */
export function CommandPalette({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const commands = useCommands()
  const { found, isPending, hasFailed } = useFoundRecords(typed.trim())
  const label = translate('console.palette.label')
  const problem = hasFailed ? translate('console.palette.problem') : null
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
        filterOptions={(options, state) => [...filtered(options, state), ...found]}
        groupBy={({ group }) => group}
        getOptionKey={({ group, id }) => `${group} ${id}`}
        renderOption={({ key, ...option }, command) => <Choice key={key} option={option} command={command} />}
        loading={isPending}
        loadingText={translate('ra.page.loading')}
        noOptionsText={problem ?? translate('ra.navigation.no_results')}
        onInputChange={(_event, text) => setTyped(text)}
        onChange={(_event, command) => {
          onClose()
          command?.run()
        }}
        onClose={(_event, reason) => reason === 'escape' && onClose()}
        renderInput={(input) => (
          <TextField {...input} inputRef={focusOnce} label={label} helperText={problem} margin="none" />
        )}
        sx={{ p: 2 }}
      />
    </Dialog>
  )
}

interface ChoiceProps {
  option: HTMLAttributes<HTMLLIElement>
  command: Command
}

const Choice = ({ option, command: { label, note } }: ChoiceProps) => (
  <li {...option}>
    {label}
    {note && (
      <Typography component="span" variant="body2" color="textSecondary" sx={{ ml: 1 }}>
        {note}
      </Typography>
    )}
  </li>
)

/** People open the palette to type. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()
