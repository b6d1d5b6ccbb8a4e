/** Texts of the kinds of reactions, when someone reaches for them or reads who reacted. */
export const messages = {
  'reactions.choose': 'React to this pin',
  'reactions.more': 'More reactions',
  'reactions.kind': '{kind, select, 1 {Like} 2 {Love} 3 {Thanks} 4 {Wow} 5 {Haha} other {Reaction}}',
  'reactions.kindCount':
    '{kind, select, 1 {Like} 2 {Love} 3 {Thanks} 4 {Wow} 5 {Haha} other {Reaction}}, {count, plural, one {# reaction} other {# reactions}}',
  'reactions.kinds': 'Kinds of reactions',
  'reactions.all': 'All',
} as const
