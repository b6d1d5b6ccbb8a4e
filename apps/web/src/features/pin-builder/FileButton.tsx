import { useRef } from 'react'
import { Button } from '../../shared/ui/Button.tsx'
import { UploadIcon } from '../../shared/ui/icons/editing-icons.tsx'

type Props = {
  label: string
  onFiles: (files: File[]) => void
  isMany?: boolean
  isPrimary?: boolean
  isDisabled?: boolean
}

/** A button that asks for pictures of this device. */
export function FileButton({ label, onFiles, isMany = false, isPrimary = false, isDisabled = false }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMany}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          target.value = ''
        }}
      />
      <Button
        tone={isPrimary ? 'primary' : 'secondary'}
        icon={<UploadIcon size={20} />}
        disabled={isDisabled}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  )
}
