export const messages = {
  'guides.pickTopics.title': 'Make this page yours',
  'guides.pickTopics.text': 'Follow a few topics and your home feed fills with what you like.',
  'guides.pickTopics.way': 'Pick topics',
  'guides.firstBoard.title': 'Your first board',
  'guides.firstBoard.text': 'A board keeps ideas together. Save any pin and make a board for it.',
  'guides.firstBoard.way': 'Find ideas',
  'guides.dismiss': 'Not now',
} as const
