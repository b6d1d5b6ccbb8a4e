import type { ReactNode } from 'react'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import styles from './BesidePictures.module.css'
import { homeFeedApi } from './home-feed-api.ts'
import { selectHomeFeed } from './home-feed-slice.ts'
import { PictureWall } from './PictureWall.tsx'

/** A form, with what waits behind it shown beside it on a wide screen. */
export function BesidePictures({ children }: { children: ReactNode }) {
  const { visit } = useAppSelector(selectHomeFeed)
  const { ids } = useIdFeed(homeFeedApi.useHomeFeedInfiniteQuery({ visit }))
  return (
    <div className={styles.page}>
      {ids.length > 0 && (
        <div className={styles.pictures}>
          <PictureWall pinIds={ids} sizes="(max-width: 999px) 1px, 240px" />
        </div>
      )}
      {children}
    </div>
  )
}
