import { imageUrl } from '@tessera/api-types/images/image-path'
import type { SiteBrandChanges, SiteBrandView } from '@tessera/api-types/site-brand/contracts'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { refuseStale } from '../../kernel/refuse-stale.ts'
import { requireOwnImage } from '../media/upload-service.ts'
import {
  type BrandChangeRow,
  insertBrandChange,
  listBrandChanges,
  lockBrand,
  readBrand,
  type SiteBrandRow,
  updateBrand,
} from './site-brand-store.ts'

type BrandSite = Pick<Deps['site'], 'defaultName' | 'imageBase'>

/** How the site presents itself now. */
export interface SiteBrand {
  name: string
  /** Addresses of the logo as squares of 75, 192 and 512 pixels; null for the mark of the software. */
  logo: { small: string; large: string; largest: string } | null
  accentLight: string | null
  accentDark: string | null
}

const LOGO_SIZES = { small: '75x75', large: '192x192', largest: '512x512' } as const

function logoOf(signature: string | null, imageBase: string): SiteBrand['logo'] {
  if (signature === null) return null
  const at = (size: keyof typeof LOGO_SIZES) => imageUrl(imageBase, signature, LOGO_SIZES[size])
  return { small: at('small'), large: at('large'), largest: at('largest') }
}

/** The brand while nothing is set. */
export const defaultBrand = ({ defaultName }: Pick<BrandSite, 'defaultName'>): SiteBrand => ({
  name: defaultName,
  logo: null,
  accentLight: null,
  accentDark: null,
})

/** Read anew each time: one row, and true in every process at once. */
export async function siteBrand(db: Db, { defaultName, imageBase }: BrandSite): Promise<SiteBrand> {
  const { name, logoSignature, accentLight, accentDark } = await readBrand(db)
  return { name: name ?? defaultName, logo: logoOf(logoSignature, imageBase), accentLight, accentDark }
}

export const siteName = async (db: Db, { defaultName }: Pick<BrandSite, 'defaultName'>): Promise<string> =>
  (await readBrand(db)).name ?? defaultName

const onWire = ({ name, logoSignature, accentLight, accentDark }: SiteBrandRow) => ({
  name,
  logo_signature: logoSignature,
  accent_light: accentLight,
  accent_dark: accentDark,
})

const toView = (
  row: SiteBrandRow,
  changes: readonly BrandChangeRow[],
  { defaultName, imageBase }: BrandSite,
): SiteBrandView => ({
  ...onWire(row),
  default_name: defaultName,
  logo_url: logoOf(row.logoSignature, imageBase)?.large ?? null,
  version: row.version,
  history: changes.map((change) => ({
    id: change.id,
    actor_name: change.actorName,
    occurred_at: change.occurredAt.toISOString(),
    changes: change.changes,
  })),
})

export async function readSiteBrand({ read, site }: Pick<Deps, 'read' | 'site'>): Promise<SiteBrandView> {
  const [row, changes] = await Promise.all([readBrand(read), listBrandChanges(read)])
  return toView(row, changes, site)
}

const withChanges = (before: SiteBrandRow, given: SiteBrandChanges): SiteBrandRow => ({
  name: given.name === undefined ? before.name : given.name,
  logoSignature: given.logo_signature === undefined ? before.logoSignature : given.logo_signature,
  accentLight: given.accent_light === undefined ? before.accentLight : given.accent_light,
  accentDark: given.accent_dark === undefined ? before.accentDark : given.accent_dark,
  version: before.version + 1,
})

function changesBetween(before: SiteBrandRow, after: SiteBrandRow) {
  const old = onWire(before)
  return Object.entries(onWire(after))
    .map(([field, value]) => ({ field, old: old[field as keyof typeof old], new: value }))
    .filter((change) => change.old !== change.new)
}

/** Changes the brand for everyone at once; a new logo is a picture that its setter has uploaded. */
export function changeSiteBrand(
  { version, ...given }: SiteBrandChanges,
  { userId }: Member,
  deps: Pick<Deps, 'newId' | 'now' | 'site' | 'transact'>,
): Promise<SiteBrandView> {
  return deps.transact(async (tx) => {
    const before = await lockBrand(tx)
    refuseStale(before, version)
    const after = withChanges(before, given)
    const changes = changesBetween(before, after)
    if (changes.length === 0) return toView(before, await listBrandChanges(tx), deps.site)
    if (after.logoSignature !== null && after.logoSignature !== before.logoSignature)
      await requireOwnImage(tx, userId, after.logoSignature)
    await updateBrand(tx, after)
    await insertBrandChange(tx, { id: deps.newId(), actorId: userId, occurredAt: deps.now(), changes })
    return toView(after, await listBrandChanges(tx), deps.site)
  })
}
