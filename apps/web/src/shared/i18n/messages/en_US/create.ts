/** Texts of the ways to make pins and stories, on each of their pages. */
export const messages = {
  'create.ways': 'Ways to create',
  'create.pin': 'One pin',
  'create.pins': 'Several pins',
  'create.story': 'Story',
} as const
