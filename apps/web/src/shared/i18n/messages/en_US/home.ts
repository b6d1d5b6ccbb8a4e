/** Texts of the home feed and of the page that visitors meet first. */
export const messages = {
  'home.title': 'Home',
  'home.feedLabel': 'Your home feed',
  'home.publicFeedLabel': 'Pins people love',
  'home.emptyTitle': 'Make your feed your own',
  'home.emptyDescription': 'Follow a few topics and people to fill this page with ideas.',
  'home.emptyAction': 'Choose topics',
  'home.emptySearch': 'Search for ideas',
  'home.landingTitle': 'A place for every idea you want to keep',
  'home.landingDescription':
    'Discover recipes, home ideas, style inspiration and more. Save what you love to boards, follow people who inspire you, and come back when you’re ready to try it.',
  'home.landingSignUp': 'Get started',
  'home.landingLogIn': 'Log in',
  'home.landingBrowse': 'Popular right now',
  'home.landingNew': 'New ideas',
  'home.metaDescription':
    'Discover, save and follow visual ideas: recipes, home, style, art and the boards people save them to.',
} as const
