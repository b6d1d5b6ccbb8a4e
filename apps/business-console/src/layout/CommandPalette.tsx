import Alert from '@mui/material/Alert'
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
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
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="xs"
      aria-label={label}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
    >
      {hasFailed && (
        <Alert severity="warning" sx={{ mx: 2, mt: 2 }}>
          {translate('console.palette.problem')}
        </Alert>
      )}
      <Autocomplete
        open
        autoHighlight
        forcePopupIcon={false}
        options={commands}
        filterOptions={(options, state) => [...filtered(options, state), ...found]}
        groupBy={({ group }) => group}
        getOptionKey={({ group, id }) => `${group} ${id}`}
        renderOption={({ key, ...option }, command) => <Choice key={key} option={option} command={command} />}
        slotProps={{ listbox: { sx: { maxHeight: '60vh' } } }}
        loading={isPending}
        loadingText={translate('ra.page.loading')}
        noOptionsText={translate('ra.navigation.no_results')}
        onInputChange={(_event, text) => setTyped(text)}
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

interface ChoiceProps {
  option: HTMLAttributes<HTMLLIElement>
  command: Command
}

/** Where both have no room beside each other the note stands below the name. */
const Choice = ({ option, command: { label, note } }: ChoiceProps) => (
  <Box component="li" {...option} sx={{ flexWrap: 'wrap', columnGap: 1, overflowWrap: 'anywhere' }}>
    {label}
    {note && (
      <Typography component="span" variant="body2" color="textSecondary">
        {note}
      </Typography>
    )}
  </Box>
)

/** People open the palette to type. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus()
