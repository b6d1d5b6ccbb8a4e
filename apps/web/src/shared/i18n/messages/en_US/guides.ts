export const messages = {
  'guides.pickTopics.title': 'Make your feed your own',
  'guides.pickTopics.text': 'Follow a few topics to fill your home feed with what you like.',
  'guides.pickTopics.way': 'Pick topics',
  'guides.firstBoard.title': 'Create your first board',
  'guides.firstBoard.text': 'Save any pin and create a board for it.',
  'guides.firstBoard.way': 'Find ideas',
  'guides.dismiss': 'Not now',
} as const
