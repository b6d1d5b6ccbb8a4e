export const messages = {
  'feed.description': '{title} · {site}',
  'away.title': 'Back in a moment',
  'away.text': 'We’re busy right now. This page will reload automatically.',
  'failed.title': 'Something went wrong',
  'failed.text': 'It’s not you, it’s us. Try again in a moment.',
  'malformed.title': 'That link doesn’t work',
  'malformed.text': 'The address isn’t valid. It may have been cut off when it was copied.',
  'plainPage.home': 'Go to the home page',
}
