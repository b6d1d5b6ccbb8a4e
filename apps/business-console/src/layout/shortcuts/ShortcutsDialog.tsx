import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { SHORTCUT_LABEL_MAX } from '@tessera/api-types/content-limits'
import type { CustomShortcut } from '@tessera/api-types/entity-properties/shortcuts'
import { moved, removed, renamed, type Shortcuts } from './shortcut-list.ts'

interface Props {
  shortcuts: Shortcuts
  save: (shortcuts: Shortcuts) => void
  onClose: () => void
}

/** Renames, reorders and removes shortcuts; each act is saved at once. */
export function ShortcutsDialog({ shortcuts, save, onClose }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { list, keepAt } = useKeptFocus(shortcuts)
  const move = (shortcutId: string, by: Step) => {
    keepAt(shortcutId, by)
    save(moved(shortcuts, shortcutId, by))
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby={id}>
      <DialogTitle id={id}>{translate('console.shortcuts.edit')}</DialogTitle>
      <DialogContent>
        {shortcuts.length === 0 && translate('console.shortcuts.none')}
        <Box
          component="ol"
          ref={list}
          sx={{ listStyle: 'none', m: 0, p: 0, pt: 1, display: 'grid', gap: 1.5 }}
        >
          {shortcuts.map((shortcut, index) => (
            <Row
              key={shortcut.id}
              shortcut={shortcut}
              isFirst={index === 0}
              isLast={index === shortcuts.length - 1}
              onRename={(label) => save(renamed(shortcuts, shortcut.id, label))}
              onMove={(by) => move(shortcut.id, by)}
              onRemove={() => save(removed(shortcuts, shortcut.id))}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('console.shortcuts.done')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type Step = -1 | 1

/** Who moves a shortcut goes along with it: the browser drops the focus of a row that changes its place. */
function useKeptFocus(shortcuts: Shortcuts) {
  const list = useRef<HTMLOListElement>(null)
  const kept = useRef<{ id: string; by: Step } | null>(null)
  useEffect(() => {
    if (!kept.current) return
    const { id, by } = kept.current
    kept.current = null
    const row = [...(list.current?.children ?? [])].find((each) => each.getAttribute('data-id') === id)
    const [same, other] = [by, -by].map((step) =>
      row?.querySelector<HTMLButtonElement>(`[data-by="${step}"]`),
    )
    // At the end of the list the way back is the one that is left.
    const button = same?.disabled ? other : same
    button?.focus()
  }, [shortcuts])
  return {
    list,
    keepAt: (id: string, by: Step) => {
      kept.current = { id, by }
    },
  }
}

interface RowProps {
  shortcut: CustomShortcut
  isFirst: boolean
  isLast: boolean
  onRename: (label: string) => void
  onMove: (by: Step) => void
  onRemove: () => void
}

function Row({ shortcut: { id, label }, isFirst, isLast, onRename, onMove, onRemove }: RowProps) {
  const translate = useTranslate()
  const [text, setText] = useState(label)
  const finish = () => {
    if (text.trim() === '') setText(label)
    else if (text.trim() !== label) onRename(text)
  }
  const named = (what: 'up' | 'down' | 'remove') => translate(`console.shortcuts.${what}`, { name: label })
  return (
    <Box component="li" data-id={id} sx={{ display: 'flex', alignItems: 'center' }}>
      <TextField
        size="small"
        fullWidth
        margin="none"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={finish}
        onKeyDown={({ key, nativeEvent }) => key === 'Enter' && !nativeEvent.isComposing && finish()}
        slotProps={{
          htmlInput: {
            maxLength: SHORTCUT_LABEL_MAX,
            'aria-label': translate('console.shortcuts.name', { name: label }),
          },
        }}
      />
      <IconButton data-by={-1} aria-label={named('up')} disabled={isFirst} onClick={() => onMove(-1)}>
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton data-by={1} aria-label={named('down')} disabled={isLast} onClick={() => onMove(1)}>
        <DownIcon fontSize="small" />
      </IconButton>
      <IconButton aria-label={named('remove')} onClick={onRemove}>
        <DeleteIcon fontSize="small" />
      </IconButton>
    </Box>
  )
}
