export const messages = {
  'feed.description': '{title} · {site}',
  'away.title': 'Back in a moment',
  'away.text': 'We’re busy right now. This page will reload automatically.',
  'failed.title': 'Something went wrong',
  'failed.text': 'It’s not you, it’s us. Try again in a moment.',
  'limited.title': 'You’re going too fast',
  'limited.text': 'Wait a few minutes, then try again.',
  'malformed.title': 'That link doesn’t work',
  'malformed.text': 'The address isn’t valid. It may have been cut off when it was copied.',
  'plainPage.again': 'Try again',
  'plainPage.home': 'Go to the home page',
}
