/** Tells feed readers where the same comes as RSS. */
export const rssLink = (href: string, title: string) => ({
  rel: 'alternate',
  type: 'application/rss+xml',
  href,
  title,
})
