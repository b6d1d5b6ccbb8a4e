import { type Pin, selectPin } from '../../../../entities/pins/pins-slice.ts'
import { Comments } from '../../../../features/comment/Comments.tsx'
import { DidIts } from '../../../../features/comment/DidIts.tsx'
import { PaidPartnership } from '../../../../features/sponsor-pin/PaidPartnership.tsx'
import { PinStats } from '../../../../features/pin-stats/PinStats.tsx'
import { ReactionsButton } from '../../../../features/react-pin/ReactionsButton.tsx'
import { lazyComponent } from '../../../../shared/i18n/lazy-component.tsx'
import { useAppSelector } from '../../../../shared/store/hooks.ts'
import { AiNote } from './AiNote.tsx'
import { ArticleFacts } from './ArticleFacts.tsx'
import { Creator } from './Creator.tsx'
import { PinText } from './PinText.tsx'
import { StoryText } from './StoryText.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { RelatedArticles } from './RelatedArticles.tsx'
import { RecipeFacts } from './RecipeFacts.tsx'
import { StoryProducts } from './StoryProducts.tsx'
import { Topics } from './Topics.tsx'

const LazyLookList = lazyComponent(['closeup'], () =>
  import('../../../../features/shop-the-look/LookList.tsx').then((module) => module.LookList),
)

const LazyLeadForm = lazyComponent(['lead-form'], () =>
  import('../../../../features/lead-form/LeadFormButton.tsx').then((module) => module.LeadFormButton),
)

function Facts({ pin: { rich_metadata, is_stale_product = false } }: { pin: Pin }) {
  if (!rich_metadata) return null
  const { recipe, article, products } = rich_metadata
  return (
    <>
      {products.map((product) => (
        <ProductFacts key={product.id} product={product} isStale={is_stale_product} />
      ))}
      {recipe && <RecipeFacts recipe={recipe} />}
      {article && <ArticleFacts article={article} />}
    </>
  )
}

/** What is shown of a pin: by who made it, by its source, and by those who comment. */
export function PinStory({ pinId }: { pinId: string }) {
  const pin = useAppSelector((state) => selectPin(state, pinId))
  return (
    pin && (
      <>
        <PaidPartnership pin={pin} />
        {pin.promotion?.has_lead_form && <LazyLeadForm promotion={pin.promotion} />}
        <AiNote pin={pin} />
        <PinText pin={pin} />
        {pin.story_pin_data && <StoryText pin={pin} story={pin.story_pin_data} />}
        {pin.story_pin_data && <StoryProducts pinId={pin.id} story={pin.story_pin_data} />}
        {pin.has_tags && <LazyLookList pin={pin} />}
        <ReactionsButton pin={pin} />
        <PinStats pin={pin} />
        <Facts pin={pin} />
        <Creator pin={pin} />
        <Topics pin={pin} />
        <DidIts pin={pin} />
        <RelatedArticles pinId={pinId} />
        <Comments pin={pin} />
      </>
    )
  )
}
