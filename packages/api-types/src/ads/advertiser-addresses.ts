/** Where an advertiser's pages begin: the ads may be served by a host of their own. */
interface AdvertiserHosts {
  base: string
  adsAddress: string
}

const SAME_SITE: AdvertiserHosts = { base: '', adsAddress: '' }

export const ADVERTISER_HOMES = ['ads', 'analytics', 'trends', 'catalogs'] as const
type AdvertiserHome = (typeof ADVERTISER_HOMES)[number]

const RELATIVE = /^\/(?![/\\])/
const UNDER_ADVERTISER = /^\/advertiser\/[^/?#]+(?=$|[/?#])/

/** The path below the current advertiser; paths already there and addresses of other sites stay. // spec 002 §2 */
export const advertiserPath = (advertiserId: string | null, path: string): string =>
  advertiserId !== null && RELATIVE.test(path) && !UNDER_ADVERTISER.test(path)
    ? `/advertiser/${advertiserId}${path}`
    : path

/** Where the ads, analytics, trends or catalogs of the current advertiser begin. // decided: B-2.05 */
export function advertiserHome(
  home: AdvertiserHome,
  advertiserId: string | null,
  { base, adsAddress }: AdvertiserHosts = SAME_SITE,
): string {
  const path = advertiserPath(advertiserId, `/${home}/`)
  return advertiserId === null ? path : `${home === 'ads' ? adsAddress : base}${path}`
}
