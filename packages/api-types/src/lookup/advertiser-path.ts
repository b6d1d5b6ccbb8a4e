const UNDER_ADVERTISER = /^\/advertiser\/[^/?#]+(?=$|[/?#])/
const RELATIVE = /^\/(?![/\\])/

/** The path below its advertiser; paths already there and addresses of other sites stay. // spec 001 §2 */
export const advertiserPath = (advertiserId: string, path: string): string =>
  RELATIVE.test(path) && !UNDER_ADVERTISER.test(path) ? `/advertiser/${advertiserId}${path}` : path
