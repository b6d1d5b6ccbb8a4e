/** Crawlers that fetch a page to show a preview of its link. */
export const SOCIAL_BOTS =
  /facebookexternalhit|facebot|twitterbot|linkedinbot|slackbot|slack-imgproxy|discordbot|whatsapp|telegrambot|redditbot|vkshare|skypeuripreview|embedly|iframely|mastodon|bluesky|cardyb|viber|line-poker|kakaotalk-scrap|snapchat|tumblr|flipboard|signal-preview/i
