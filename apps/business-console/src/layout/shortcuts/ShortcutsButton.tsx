import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { lazy, Suspense, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useShortcuts } from './use-shortcuts.ts'

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./ShortcutsDialog.tsx')).ShortcutsDialog,
}))

const ShortcutsMenu = lazy(async () => ({ default: (await import('./ShortcutsMenu.tsx')).ShortcutsMenu }))

/** A person's own way through the business side: pages they keep at hand in the header. */
export function ShortcutsButton() {
  const translate = useTranslate()
  const { isOffered, shortcuts, save, readAgain } = useShortcuts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isEditing, setIsEditing] = useState(false)
  if (!isOffered) return null
  const label = translate('console.shortcuts.label')
  const close = () => setIsOpen(false)
  const open = (button: HTMLElement) => {
    readAgain()
    setAnchor(button)
    setIsOpen(true)
  }
  const edit = () => {
    close()
    setIsEditing(true)
  }
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          aria-label={label}
          aria-haspopup="menu"
          onClick={({ currentTarget }) => open(currentTarget)}
        >
          <BookmarkIcon />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <ShortcutsMenu
            anchor={anchor}
            isOpen={isOpen}
            shortcuts={shortcuts}
            save={save}
            onClose={close}
            onClosed={() => setAnchor(null)}
            onEdit={edit}
          />
        </Suspense>
      )}
      {isEditing && shortcuts && (
        <Suspense>
          <ShortcutsDialog shortcuts={shortcuts} save={save} onClose={() => setIsEditing(false)} />
        </Suspense>
      )}
    </>
  )
}
