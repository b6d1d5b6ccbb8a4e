export const messages = {
  'feed.description': '{title} · {site}',
  'away.title': 'Back in a moment',
  'away.text': 'We’re busy right now. This page will reload automatically.',
}
