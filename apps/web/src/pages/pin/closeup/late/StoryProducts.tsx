import { STORY_BLOCK_TYPES } from '@tessera/api-types/story-pins/story-constants'
import type { StoryPinData } from '@tessera/api-types/story-pins/views'
import { storyPinsApi } from '../../../../entities/story-pins/story-pins-api.ts'
import { TaggedPin } from '../../../../features/shop-the-look/TaggedPin.tsx'
import { useT } from '../../../../shared/i18n/i18n-context.ts'
import styles from './Facts.module.css'

const hasProducts = ({ pages }: StoryPinData) =>
  pages.some(({ blocks }) => blocks.some(({ type }) => type === STORY_BLOCK_TYPES.productSticker))

/** What can be bought of what the pages show; nothing where it is gone or hidden from the viewer. */
export function StoryProducts({ pinId, story }: { pinId: string; story: StoryPinData }) {
  const t = useT<'articles'>()
  const { data = [] } = storyPinsApi.useStoryProductsQuery({ pin_id: pinId }, { skip: !hasProducts(story) })
  if (data.length === 0) return null
  return (
    <section aria-label={t('source.storyProducts')} className={styles.facts}>
      <h2 className={styles.heading}>{t('source.storyProducts')}</h2>
      {data.map((pin) => (
        <TaggedPin key={pin.id} pin={pin} />
      ))}
    </section>
  )
}
