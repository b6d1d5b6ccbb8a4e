import type { Pin } from '../../../entities/pins/pins-slice.ts'
import { Comments } from '../../../features/comment/Comments.tsx'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { PinStats } from '../../../features/pin-stats/PinStats.tsx'
import { Chip } from '../../../shared/ui/Chip.tsx'
import { ArticleFacts } from './ArticleFacts.tsx'
import { BackButton } from './BackButton.tsx'
import { Creator } from './Creator.tsx'
import { PinActions } from './PinActions.tsx'
import styles from './PinDetails.module.css'
import { PinPicture } from './PinPicture.tsx'
import { PinText } from './PinText.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'

function Facts({ pin: { rich_metadata } }: { pin: Pin }) {
  if (!rich_metadata) return null
  const { recipe, article, products } = rich_metadata
  return (
    <>
      {products.map((product) => (
        <ProductFacts key={product.id} product={product} />
      ))}
      {recipe && <RecipeFacts recipe={recipe} />}
      {article && <ArticleFacts article={article} />}
    </>
  )
}

function Topics({ pin: { related_interests = [] } }: { pin: Pin }) {
  const t = useT<'closeup'>()
  if (related_interests.length === 0) return null
  return (
    <nav aria-label={t('closeup.topics')} className={styles.topics}>
      {related_interests.map(({ id, name, slug }) => (
        <Chip key={id} to={`/topics/${slug}/`}>
          {name}
        </Chip>
      ))}
    </nav>
  )
}

/** Picture and words side by side, below each other on a phone. */
export function PinDetails({ pin, isPicking }: { pin: Pin; isPicking: boolean }) {
  return (
    <div className={styles.stage}>
      <BackButton />
      <article className={styles.card} data-closeup-id={pin.id}>
        <PinPicture pin={pin} />
        <div className={styles.content}>
          <PinActions pin={pin} isPicking={isPicking} />
          <PinText pin={pin} />
          <PinStats pin={pin} />
          <Facts pin={pin} />
          <Creator pin={pin} />
          <Topics pin={pin} />
          <Comments pin={pin} />
        </div>
      </article>
    </div>
  )
}
