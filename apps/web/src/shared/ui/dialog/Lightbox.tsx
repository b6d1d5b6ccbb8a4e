import { useLayoutEffect, useRef } from 'react'
import { keepFocus } from '../../browser/focus-return.ts'
import { useT } from '../../i18n/i18n-context.ts'
import { classNames } from '../class-names.ts'
import { CloseIcon } from '../icons/control-icons.tsx'
import { PlusIcon } from '../icons/shell-icons.tsx'
import { IconShape } from '../icons/IconShape.tsx'
import { IconButton } from '../IconButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import styles from './Lightbox.module.css'
import { handleZoomKey, type PictureZoom, usePictureZoom } from './use-picture-zoom.ts'

type Props = {
  src: string
  alt: string
  width: number
  height: number
  label: string
  onDismiss: () => void
}

const MinusIcon = () => (
  <IconShape>
    <path d="M5 12h14" />
  </IconShape>
)

function ZoomTools({ zoom }: { zoom: PictureZoom }) {
  const t = useT<'picture'>()
  const percent = Math.round(zoom.view.scale * 100)
  return (
    <div role="group" aria-label={t('zoom.tools')} className={styles.tools}>
      <IconButton
        label={t('zoom.out')}
        icon={<MinusIcon />}
        aria-disabled={!zoom.canShrink}
        className={styles.tool}
        onClick={zoom.shrink}
      />
      <button
        type="button"
        title={t('zoom.toggle')}
        aria-label={t('zoom.toggleFrom', { percent })}
        className={styles.percent}
        onClick={zoom.toggle}
      >
        {t('zoom.percent', { percent })}
      </button>
      <VisuallyHidden>
        <output>{t('zoom.percent', { percent })}</output>
      </VisuallyHidden>
      <IconButton
        label={t('zoom.in')}
        icon={<PlusIcon />}
        aria-disabled={!zoom.canGrow}
        className={styles.tool}
        onClick={zoom.grow}
      />
    </div>
  )
}

/** A picture over the whole window: all of it or its own pixels, by wheel, fingers, double click and keys. */
export function Lightbox({ src, alt, width, height, label, onDismiss }: Props) {
  const t = useT()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  // A dialog has no size before it is open: the zoom measures it after this.
  useLayoutEffect(() => {
    const node = dialog.current
    const returnFocus = keepFocus()
    node?.showModal()
    return () => {
      node?.close()
      returnFocus()
    }
  }, [])
  const zoom = usePictureZoom(frame, { width, height }, onDismiss)
  const { scale, x, y } = zoom.view
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.lightbox}
      onKeyDown={handleZoomKey(zoom)}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
    >
      <div ref={frame} className={classNames(styles.frame, zoom.canShrink && styles.isLarge)}>
        <img
          src={src}
          alt={alt}
          draggable={false}
          className={styles.picture}
          style={{
            inlineSize: width * scale,
            blockSize: height * scale,
            translate: `${x}px ${y}px`,
          }}
        />
      </div>
      <IconButton
        label={t('app.dismissModal')}
        icon={<CloseIcon />}
        tone="overlay"
        className={styles.close}
        onClick={onDismiss}
      />
      <ZoomTools zoom={zoom} />
    </dialog>
  )
}
