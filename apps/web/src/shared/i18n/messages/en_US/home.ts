/** Texts of the home feed and of the page that visitors meet first. */
export const messages = {
  'home.title': 'Home',
  'home.feedLabel': 'Your home feed',
  'home.publicFeedLabel': 'Pins people love',
  'home.emptyTitle': 'Your feed grows from what you follow',
  'home.emptyDescription': 'Choose a few topics and people, and this page fills with ideas for you.',
  'home.emptyAction': 'Choose topics',
  'home.emptySearch': 'Search for ideas',
  'home.refresh': 'Show what is new',
  'home.landingTitle': 'A place for every idea you want to keep',
  'home.landingDescription':
    'Discover pictures, recipes, rooms and things people made. Save them to boards, follow who inspires you, and come back when you are ready to begin.',
  'home.landingSignUp': 'Get started',
  'home.landingLogIn': 'Log in',
  'home.landingBrowse': 'Popular right now',
  'home.metaDescription':
    'Discover, save and follow visual ideas: pictures, recipes, rooms, things people made, and the boards they keep them on.',
} as const
