import { z } from 'zod'
import { InterestView } from '../follows/views.ts'
import { PinCard } from '../pins/views.ts'

/** What a story holds: the best pins of a topic. */
export const STORY_CONTAINERS = ['topic_pins'] as const
export const STORY_LAYOUTS = ['row'] as const

/** A module beside the pins of a feed; `action` leads to more of it. */
export const RelatedStory = z.object({
  id: z.string(),
  type: z.literal('story'),
  container_type: z.enum(STORY_CONTAINERS),
  /** The name of what it is about. */
  title: z.string(),
  action: z.object({ type: z.literal('topic'), url: z.string() }),
  display_options: z.object({ layout: z.enum(STORY_LAYOUTS) }),
  objects: z.array(PinCard),
})
export type RelatedStory = z.output<typeof RelatedStory>

/** An entry below a closeup; `type` distinguishes pins and stories. */
export const RelatedModule = z.discriminatedUnion('type', [PinCard, RelatedStory])
export type RelatedModule = z.output<typeof RelatedModule>

/** A topic with pins of it. */
export const TopicShelf = z.object({ interest: InterestView, pins: z.array(PinCard) })
export type TopicShelf = z.output<typeof TopicShelf>
