import { GROUNDS, OWN_ACCENT } from './accent.ts'

export interface BrandLook {
  /** Address of the picture in place of the mark; null for the mark of the software. */
  logo: string | null
  accentLight: string | null
  accentDark: string | null
}

const mixed = (color: string, percent: number, ground: string): string =>
  `color-mix(in srgb,${color} ${percent}%,${ground})`

/** Everything that is colored by the accent, from one color a scheme: darker by day and lighter at night stays readable. */
function accentRule(light: string, dark: string): string {
  const pair = (name: string, byDay: string, atNight: string) =>
    `--color-${name}:light-dark(${byDay},${atNight})`
  const values = [
    pair('accent', light, dark),
    pair('accent-hover', mixed(light, 84, '#000'), mixed(dark, 80, '#fff')),
    pair('on-accent', '#ffffff', GROUNDS.dark),
    pair('accent-soft', mixed(light, 12, '#fff'), mixed(dark, 22, GROUNDS.dark)),
    pair('on-accent-soft', mixed(light, 70, '#000'), mixed(dark, 60, '#fff')),
    pair('link', mixed(light, 84, '#000'), mixed(dark, 85, '#fff')),
  ]
  return `html:root{${values.join(';')}}`
}

/** The picture covers every mark of the site, whose own tiles are hidden. */
const logoRule = (address: string): string =>
  `svg[data-mark]{border-radius:22%;background:url("${encodeURI(address)}") center/cover}svg[data-mark]>*{display:none}`

/** The style of a page that shows the brand, over the style sheets; empty where nothing is set. */
export const brandStyle = ({ logo, accentLight, accentDark }: BrandLook): string =>
  (accentLight === null && accentDark === null
    ? ''
    : accentRule(accentLight ?? OWN_ACCENT.light, accentDark ?? OWN_ACCENT.dark)) +
  (logo === null ? '' : logoRule(logo))
