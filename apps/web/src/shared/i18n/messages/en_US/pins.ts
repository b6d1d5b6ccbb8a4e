/** Texts of pin cards, grids, saving, following and reacting: wherever pins are shown. */
export const messages = {
  'pin.by': 'Pin by {name}',
  'pin.visitDomain': 'Visit {domain}',
  'pin.save': 'Save',
  'pin.saved': 'Saved',
  'pin.saveTo': 'Save to {board}',
  'pin.unsave': 'Saved to {board}. Remove',
  'pin.anotherBoard': '{board}: choose another board',
  'pin.chooseBoard': 'Choose a board',
  'pin.savedToast': 'Saved to {board}',
  'pin.unsavedToast': 'Removed from {board}',
  'pin.saveFailed': 'The pin was not saved. {reason}',
  'pin.unsaveFailed': 'The pin was not removed. {reason}',
  'pin.alreadyThere': 'It is on {board} already',

  'pin.reasonUser': 'Because you follow {name}',
  'pin.reasonBoard': 'From {name}, which you follow',
  'pin.reasonTopic': 'More in {name}',
  'pin.reasonTogether': 'Like what you saved to {name}',
  'pin.reasonTogetherPlain': 'Like what you saved',
  'pin.reasonPopular': 'Popular now',
  'pin.reasonFresh': 'Fresh',

  'pins.loading': 'Loading pins',
  'pins.loadingMore': 'Loading more pins',
  'pins.end': 'That is everything for now',
  'pins.failed': 'The pins did not load',
  'pins.moreFailed': 'The next pins did not load.',

  'follow.follow': 'Follow',
  'follow.following': 'Following',
  'follow.followName': 'Follow {name}',
  'follow.unfollowName': 'Following {name}: stop',

  'react.like': 'Like',
  'react.liked': 'Take your like back',
  'react.count': '{count, plural, one {# like} other {# likes}}',
} as const
