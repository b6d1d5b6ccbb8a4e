import { useRef } from 'react'
import { VIDEO_ACCEPT } from '../../entities/media/video-file.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { UploadIcon } from '../../shared/ui/icons/editing-icons.tsx'

type Props = {
  label: string
  onFiles: (files: File[]) => void
  isMany?: boolean
  areVideosTaken?: boolean
  isPrimary?: boolean
  isDisabled?: boolean
}

/** A button that asks for pictures of this device, or for videos too. */
export function FileButton({
  label,
  onFiles,
  isMany = false,
  areVideosTaken = false,
  isPrimary = false,
  isDisabled = false,
}: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={areVideosTaken ? `image/*,${VIDEO_ACCEPT}` : 'image/*'}
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
