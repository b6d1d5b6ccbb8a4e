import { clampRegion, type PictureRegion } from '@tessera/api-types/visual-search/region'
import { useEffect, useEffectEvent, useState } from 'react'
import ReactCrop, { type PercentCrop } from 'react-image-crop'
import 'react-image-crop/dist/ReactCrop.css'
import { after } from '../../shared/browser/clock.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import styles from './RegionPicker.module.css'

type Props = {
  src: string
  alt: string
  width: number
  height: number
  region: PictureRegion
  onChoose: (region: PictureRegion) => void
}

/** Arrow keys move by small steps: what is asked for is the region one stops at. */
const REST_MS = 250
const LEAST_PX = 24

const toCrop = ({ x, y, w, h }: PictureRegion): PercentCrop => ({
  unit: '%',
  x: x * 100,
  y: y * 100,
  width: w * 100,
  height: h * 100,
})

const toRegion = ({ x, y, width, height }: PercentCrop): PictureRegion =>
  clampRegion({ x: x / 100, y: y / 100, w: width / 100, h: height / 100 })

const isSame = (one: PictureRegion, other: PictureRegion) =>
  one.x === other.x && one.y === other.y && one.w === other.w && one.h === other.h

/** A part of a picture: dragged, resized at its handles, or moved by arrow keys. */
export function RegionPicker({ src, alt, width, height, region, onChoose }: Props) {
  const t = useT<'visual-search'>()
  const [crop, setCrop] = useState(() => toCrop(region))
  const [rested, setRested] = useState<PictureRegion | null>(null)
  const choose = useEffectEvent((next: PictureRegion) => {
    if (!isSame(next, region)) onChoose(next)
  })
  useEffect(() => (rested ? after(REST_MS, () => choose(rested)) : undefined), [rested])
  const handle = (corner: 'nw' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w') => t(`visual.handle.${corner}`)
  return (
    // Its handles are placed from the left, in every language.
    <div dir="ltr" className={styles.picker}>
      <ReactCrop
        crop={crop}
        keepSelection
        minWidth={LEAST_PX}
        minHeight={LEAST_PX}
        onChange={(_pixels, next) => setCrop(next)}
        onComplete={(_pixels, done) => setRested(toRegion(done))}
        ariaLabels={{
          cropArea: t('visual.region'),
          nwDragHandle: handle('nw'),
          nDragHandle: handle('n'),
          neDragHandle: handle('ne'),
          eDragHandle: handle('e'),
          seDragHandle: handle('se'),
          sDragHandle: handle('s'),
          swDragHandle: handle('sw'),
          wDragHandle: handle('w'),
        }}
      >
        <img
          src={src}
          alt={alt}
          width={width}
          height={height}
          className={styles.image}
          style={{ aspectRatio: `${width} / ${height}` }}
        />
      </ReactCrop>
    </div>
  )
}
