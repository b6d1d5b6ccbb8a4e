import type { ComponentProps } from 'react'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import pickerStyles from './RegionPicker.module.css'
import type { RegionPicker } from './RegionPicker.tsx'

type Props = ComponentProps<typeof RegionPicker> & { onDismiss?: () => void }

const PlainPicture = ({ src, alt, width, height }: Props) => (
  <div className={pickerStyles.picker}>
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      className={pickerStyles.image}
      style={{ aspectRatio: `${width} / ${height}` }}
    />
  </div>
)

/** The picture alone until its frame can be moved. */
export const PictureRegion = lazyComponent<Props>(
  ['visual-search'],
  () => import('./RegionPicker.tsx').then((module) => module.RegionPicker),
  PlainPicture,
)
