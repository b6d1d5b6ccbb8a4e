/** Texts of creators who are suggested to follow. */
export const messages = {
  'suggested.heading': 'Creators to follow',
  'suggested.topic': 'Popular in {topic}',
  'suggested.near': 'Based on what you save',
  'suggested.hide': 'Not interested in {name}',
} as const
