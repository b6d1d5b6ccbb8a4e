/** First path segments of the site, and words that would pass for the site itself. */
const RESERVED: ReadonlySet<string> = new Set(
  `about account accounts ad admin administrator ads advertise advertiser advertisers analytics announcement api app
  apps article articles assets attribution_source auth blog board boards brand business businesses careers categories category cctld_session cdn comments
  community contact cookies conversations convert create data dev developers discover docs download edit email embed error
  everything explore faq favicon feed feeds followers following fonts forgot graphql health help home homefeed hub ideas
  image images index info install invite invites invited jobs join legal livez localhost login logout mail manifest me
  media message messages metrics mobile moderator more_ideas news news_hub newsletter notifications null oauth oembed
  official offline offsite orientation page pages pagehandlers parental_passcode payments password pin pin_builder pin_creation_tool pinner
  pins policy post press privacy profile properties public readyz refresh_stored_accounts refresh_token register
  report reports reset resource resources robots root rss save saved search secure security sent session sessions
  settings share shop shopping shopping_list signin signout signup sitemap social source sources staff static status stories story
  support system team terms tessera test today token tools topic topics tos trends tv undefined unsubscribe upload
  upload_image uploads user users v1 v2 v3 v4 v5 verify video videos visual_search vx webhook webhooks website
  welcome widgets www yearinreview`
    .split(/\s+/)
    .filter(Boolean),
)

export const isReservedUsername = (username: string): boolean => RESERVED.has(username.toLowerCase())
