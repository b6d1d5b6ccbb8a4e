import { isWebUrl } from '@tessera/api-types/wire/scalars'
import { useState } from 'react'
import { isVideoFile } from '../../entities/media/video-file.ts'
import { useDroppedAndPasted } from '../../shared/browser/dropped-and-pasted.ts'
import { useObjectUrl } from '../../shared/browser/object-url.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { LinkIcon } from '../../shared/ui/icons/card-icons.tsx'
import { AddressDialog } from './AddressDialog.tsx'
import styles from './Composer.module.css'
import { DropZone } from './DropZone.tsx'
import type { PictureState } from './picture-machine.ts'
import { PicturePreview } from './PicturePreview.tsx'
import { UploadNote } from './UploadNote.tsx'

type Page = { url: string; title: string }

type Props = {
  picture: PictureState
  takeFile: (file: File) => void
  takeFiles: (files: readonly File[]) => void
  takeLink: (imageUrl: string, altText: string, page: Page) => void
  drop: () => void
  /** A page whose pictures are offered at first. */
  address: string
  /** Says why there is no picture to choose from the page at an address. */
  onNothingFound: (message: string, address: string) => void
  error: string | undefined
}

type AddressProps = Pick<Props, 'picture' | 'takeFiles' | 'takeLink' | 'address' | 'onNothingFound'>

/** Takes what is dropped or pasted anywhere on the page, and asks for a page to take a picture from. */
function FromAddress({ picture, takeFiles, takeLink, address, onNothingFound }: AddressProps) {
  const t = useT<'composer'>()
  const [given, setGiven] = useState(address)
  const [isAsking, setIsAsking] = useState(address !== '')
  const isNone = picture.status === 'none'
  useDroppedAndPasted(({ files, text }) => {
    if (files.length === 0 && !(isNone && isWebUrl(text))) return false
    if (files.length > 0) takeFiles(files)
    else {
      setGiven(text)
      setIsAsking(true)
    }
    return true
  })
  return (
    <>
      {isNone && (
        <Button icon={<LinkIcon size={20} />} isFullWidth onClick={() => setIsAsking(true)}>
          {t('composer.fromAddress')}
        </Button>
      )}
      {isAsking && (
        <AddressDialog
          key={given}
          given={given}
          onNothingFound={(message) => {
            setIsAsking(false)
            setGiven('')
            onNothingFound(message, given)
          }}
          onDismiss={() => setIsAsking(false)}
          onChoose={(image, page) => {
            takeLink(image.url, image.alt_text, page)
            setIsAsking(false)
          }}
        />
      )}
    </>
  )
}

/** The picture of a pin: dropped, chosen, pasted, or taken from a page. */
export function PictureField({ picture, takeFile, takeFiles, takeLink, drop, error, ...props }: Props) {
  const fileUrl = useObjectUrl('file' in picture ? picture.file : null)
  const shown = picture.status === 'linked' ? picture.imageUrl : fileUrl
  return (
    <div className={styles.picture}>
      {shown && picture.status !== 'none' ? (
        <PicturePreview
          url={shown}
          isVideo={'file' in picture && isVideoFile(picture.file)}
          onRemove={drop}
          isWaiting={picture.status === 'uploading'}
        />
      ) : (
        <DropZone onFiles={takeFiles} isWrong={Boolean(error)} />
      )}
      <UploadNote picture={picture} onRetry={takeFile} onAnother={drop} />
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <FromAddress
        picture={picture}
        takeFiles={takeFiles}
        takeLink={takeLink}
        address={props.address}
        onNothingFound={props.onNothingFound}
      />
    </div>
  )
}
