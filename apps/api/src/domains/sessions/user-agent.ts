import { BROWSER_IDS } from '@tessera/api-types/lookup/system-ids'
import type { UserAgentDetails } from '@tessera/api-types/page/request-context'

type BrowserName = 'Chrome' | 'Safari' | 'IE' | 'Firefox' | 'Opera' | 'Edge'

// Those that pretend to be another come before it.
const BROWSERS: readonly (readonly [RegExp, BrowserName])[] = [
  [/\b(?:Edge|Edg|EdgA|EdgiOS)\/([\d.]+)/, 'Edge'],
  [/\b(?:OPR|Opera|OPiOS)\/([\d.]+)/, 'Opera'],
  [/\b(?:MSIE |Trident\/.*rv:)([\d.]+)/, 'IE'],
  [/\b(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\/([\d.]+)/, 'Chrome'],
  [/\bVersion\/([\d.]+).*\bSafari\//, 'Safari'],
  [/\bAppleWebKit\/([\d.]+)/, 'Safari'],
]

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:iPhone|iPad|iPod).*?\bOS ([\d_]+)/, 'iOS'],
  [/\bAndroid(?: ([\d.]+))?/, 'Android'],
  [/\bWindows NT 5\.1/, 'Windows XP'],
  [/\bWindows NT 6\.0/, 'Windows Vista'],
  [/\bWindows NT 6\.1/, 'Windows 7'],
  [/\bWindows NT 6\.[23]/, 'Windows 8'],
  [/\bWindows(?: NT ([\d.]+))?/, 'Windows'],
  [/\bCrOS \S+ ([\d.]+)/, 'Chrome OS'],
  [/\bMac OS X ([\d_.]+)/, 'macOS'],
  [/\bUbuntu(?:\/([\d.]+))?/, 'Ubuntu'],
  [/\bLinux\b/, 'Linux'],
]

const APP_PLATFORMS = new Set(['iOS', 'Android'])
const TABLET = /\biPad\b|\bAndroid\b(?!.*\bMobile\b)|\bTablet\b|\bKindle\b|\bSilk\b/
const PHONE = /\biPhone\b|\biPod\b|\bMobile\b|\bwindows phone\b/i

/** The browser of a User-Agent header; anything unknown is `other` and zeros. */
export function readUserAgent(raw: string): UserAgentDetails {
  const browser = firstMatch(BROWSERS, raw)
  const system = firstMatch(SYSTEMS, raw)
  const isTablet = TABLET.test(raw)
  const osName = system?.name ?? 'unknown'
  return {
    browserName: browser?.name ?? 'other',
    browserType: BROWSER_IDS[browserKey(browser?.name)],
    browserVersion: browser?.version ?? '',
    canUseNativeApp: APP_PLATFORMS.has(osName),
    isTablet,
    isMobile: !isTablet && PHONE.test(raw),
    platform: osName.toLowerCase().replaceAll(' ', '_'),
    platformVersion: versionTriple(system?.version ?? ''),
    osName,
    raw,
  }
}

const browserKey = (name: BrowserName | undefined) =>
  name === undefined ? 'other' : (name.toLowerCase() as Lowercase<BrowserName>)

function firstMatch<N extends string>(table: readonly (readonly [RegExp, N])[], raw: string) {
  for (const [pattern, name] of table) {
    const match = pattern.exec(raw)
    if (match) return { name, version: match[1] ?? '' }
  }
  return undefined
}

function versionTriple(version: string): readonly [number, number, number] {
  const [major = 0, minor = 0, patch = 0] = version.split(/[._]/).map((part) => Number(part) || 0)
  return [major, minor, patch]
}
