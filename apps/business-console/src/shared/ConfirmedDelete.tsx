import DeleteIcon from '@mui/icons-material/DeleteOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import { Confirm, useTranslate, type RaRecord } from 'react-admin'
import { focusHeading } from './use-heading-focus.ts'
import { useNamedDelete } from './use-named-delete.ts'

interface Props {
  resource: string
  record: RaRecord
  /** Names the thing in every text. */
  name: string
  texts: { button: string; title: string; content: string; done: string; confirm?: string }
  isIcon?: boolean
  onDeleted?: () => void
}

/** Deletes one thing after asking for it by name. */
export function ConfirmedDelete({ resource, record, name, texts, isIcon = false, onDeleted }: Props) {
  const translate = useTranslate()
  const [isAsking, setIsAsking] = useState(false)
  const isDeleted = useRef(false)
  // The button goes with what it deleted.
  useEffect(() => () => void (isDeleted.current && focusHeading()), [])
  const { remove, isPending } = useNamedDelete(resource, texts.done)
  const label = translate(texts.button, { name })
  const ask = (event: MouseEvent) => {
    event.stopPropagation()
    setIsAsking(true)
  }
  const confirm = async () => {
    const isDone = await remove(record, name)
    setIsAsking(false)
    isDeleted.current = isDone
    if (isDone) onDeleted?.()
  }
  return (
    <>
      {isIcon ? (
        <IconButton aria-label={label} title={label} onClick={ask} size="small">
          <DeleteIcon fontSize="small" />
        </IconButton>
      ) : (
        <Button color="error" startIcon={<DeleteIcon />} onClick={ask}>
          {label}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={translate(texts.title, { name })}
        content={translate(texts.content, { name })}
        confirm={texts.confirm ?? 'ra.action.delete'}
        confirmColor="warning"
        onConfirm={() => void confirm()}
        onClose={(event) => {
          event.stopPropagation?.()
          setIsAsking(false)
        }}
      />
    </>
  )
}
