export const messages = {
  'feed.description': '{title} · {site}',
  'away.title': 'Back in a moment',
  'away.text': 'We are busy right now. This page tries again by itself.',
}
