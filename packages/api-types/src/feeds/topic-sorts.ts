/** Orders of a topic's pins. */
export const TOPIC_SORTS = ['popular', 'new'] as const
export type TopicSort = (typeof TOPIC_SORTS)[number]
