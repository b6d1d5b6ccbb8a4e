import { useEffect, useRef, useState } from 'react'
import ReactCrop, { centerCrop, makeAspectCrop, type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { cropPicture, sameOriginPicture } from '../../shared/browser/crop-picture.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import styles from './CropDialog.module.css'

type Props = { url: string; onCrop: (file: File) => void; onDismiss: () => void }

/** Width to height that the pictures of a pin are cropped to. // spec 000 §9 */
const PICTURE_RATIOS = { '2:3': 2 / 3, '3:4': 3 / 4, '1:1': 1 } as const
type PictureRatio = keyof typeof PICTURE_RATIOS

const RATIOS = Object.keys(PICTURE_RATIOS) as PictureRatio[]

/** The part of the picture that is kept, of a shape that pins have. */
function useCrop() {
  const image = useRef<HTMLImageElement>(null)
  const [ratio, setRatio] = useState<PictureRatio>('2:3')
  const [crop, setCrop] = useState<PercentCrop>()
  const fit = (next: PictureRatio) => {
    const { naturalWidth: width = 1, naturalHeight: height = 1 } = image.current ?? {}
    const largest = makeAspectCrop({ unit: '%', width: 100 }, PICTURE_RATIOS[next], width, height)
    setRatio(next)
    setCrop(centerCrop(largest, width, height))
  }
  return { image, ratio, crop, setCrop, fit }
}

type Cropping = ReturnType<typeof useCrop>

type PickerProps = { url: string; cropping: Cropping; onFail: () => void }

function Picker({ url, cropping: { image, ratio, crop, setCrop, fit }, onFail }: PickerProps) {
  const t = useT<'builder'>()
  const handle = t('builder.cropHandle')
  return (
    // Its handles are placed from the left, in every language.
    <div dir="ltr" className={styles.picker}>
      <ReactCrop
        {...(crop && { crop })}
        aspect={PICTURE_RATIOS[ratio]}
        keepSelection
        onChange={(_pixels, next) => setCrop(next)}
        ariaLabels={{
          cropArea: t('builder.cropArea'),
          nwDragHandle: handle,
          nDragHandle: handle,
          neDragHandle: handle,
          eDragHandle: handle,
          seDragHandle: handle,
          sDragHandle: handle,
          swDragHandle: handle,
          wDragHandle: handle,
        }}
      >
        <img
          ref={image}
          src={sameOriginPicture(url)}
          alt={t('builder.image')}
          className={styles.image}
          onLoad={() => fit(ratio)}
          onError={onFail}
        />
      </ReactCrop>
    </div>
  )
}

/** Whether the dialog is still there once something it began has ended. */
function useIsOpen() {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

/** Crops a picture to one of the shapes that pins have; arrow keys move and resize what is kept. */
export function CropDialog({ url, onCrop, onDismiss }: Props) {
  const t = useT<'builder'>()
  const cropping = useCrop()
  const { image, crop, ratio, fit } = cropping
  const [state, setState] = useState<'choosing' | 'cropping' | 'failed'>('choosing')
  const isOpen = useIsOpen()
  const apply = async () => {
    if (!image.current || !crop) return
    setState('cropping')
    const file = await cropPicture(image.current, crop)
    if (!isOpen.current) return
    if (file) onCrop(file)
    else setState('failed')
  }
  return (
    <Dialog
      title={t('builder.crop')}
      onDismiss={onDismiss}
      width={720}
      footer={
        <>
          <Button onClick={onDismiss}>{t('app.cancel')}</Button>
          <Button tone="primary" disabled={!crop || state === 'cropping'} onClick={() => void apply()}>
            {t('builder.cropApply')}
          </Button>
        </>
      }
    >
      <div role="group" aria-label={t('builder.cropRatio')} className={styles.ratios}>
        {RATIOS.map((one) => (
          <Button
            key={one}
            tone={one === ratio ? 'primary' : 'secondary'}
            aria-pressed={one === ratio}
            onClick={() => fit(one)}
          >
            {one}
          </Button>
        ))}
      </div>
      <Picker url={url} cropping={cropping} onFail={() => setState('failed')} />
      {state === 'failed' && (
        <p role="alert" className={styles.fault}>
          {t('builder.cropFailed')}
        </p>
      )}
    </Dialog>
  )
}
