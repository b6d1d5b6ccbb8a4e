import Button from '@mui/material/Button'
import { useState } from 'react'
import { ConfirmDialog } from './ConfirmDialog.tsx'

interface Props {
  label: string
  title: string
  content: string
  isBusy: boolean
  isDisabled?: boolean
  onConfirm: () => Promise<void>
}

/** What cannot simply be taken back is asked for once more. */
export function ConfirmedButton({ label, title, content, isBusy, isDisabled = false, onConfirm }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const confirm = async () => {
    await onConfirm()
    setIsAsking(false)
  }
  return (
    <>
      <Button
        variant="outlined"
        color="error"
        disabled={isBusy || isDisabled}
        sx={{ flex: 'none' }}
        onClick={() => setIsAsking(true)}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={isBusy}
        title={title}
        content={content}
        confirm={label}
        onConfirm={() => void confirm()}
        onClose={() => setIsAsking(false)}
      />
    </>
  )
}
