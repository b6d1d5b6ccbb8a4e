import type { AudienceView } from '@tessera/api-types/audiences/contracts'
import type { ExplainedAccessView, ExplainedType, Way } from '@tessera/api-types/asset-access/views'
import type { Member } from '@tessera/shared-auth'
import type { Db, Deps } from '../../kernel/deps.ts'
import { DomainError } from '../../kernel/domain-error.ts'
import { getAudience } from '../audiences/audience-service.ts'
import {
  accessOf,
  accountNamed,
  canReachAllAssets,
  endOfWays,
  heldAssets,
  managedFrom,
  namedAsset,
  ownerOf,
  partnerAccess,
  personAccess,
  subjectOf,
  type Actor,
  type Named,
  type Subject,
} from '../business/asset-explanation-service.ts'
import { catalogAccess, partnerCatalogAccess, readCatalog } from '../catalogs/catalog-explanation-service.ts'
import { getTag } from '../tags/tag-service.ts'

type Needs = Pick<Deps, 'read' | 'site'>

interface Input {
  subject_id: string
  asset_id: string
  asset_type: ExplainedType
}

type Explained = Pick<ExplainedAccessView, 'can_read' | 'permissions' | 'ends_at' | 'granted_by'>

/** Managers ask about everybody, others about themselves. */
const mayAskAbout = (actor: Actor, subjectId: string): boolean =>
  canReachAllAssets(actor) || actor.userId === subjectId

/** What somebody may do with an asset, by the policy that decides about every call. */
export async function explainAccess(
  viewer: Member,
  businessId: string,
  asked: Input,
  deps: Needs,
): Promise<ExplainedAccessView> {
  const { actor } = await accessOf(deps.read, businessId, viewer.userId)
  if (!mayAskAbout(actor, asked.subject_id)) throw new DomainError('NOT_ALLOWED')
  const subject = await subjectOf(deps.read, businessId, asked.subject_id)
  const found = await assetOf(viewer, actor, asked, deps)
  return {
    subject: { id: asked.subject_id, name: subject.name, type: subject.access ? 'PERSON' : 'PARTNER' },
    business_role: subject.access?.actor.role ?? null,
    asset: found.asset,
    ad_account: found.adAccount,
    ...(await explained(deps.read, businessId, subject, found)),
  }
}

interface Found {
  asset: ExplainedAccessView['asset']
  /** Whose rights hold for a tag and an audience. */
  adAccount: Named | null
  sharedWith: AudienceView['shared_with']
}

/** The asset, as far as who asks may see it. */
async function assetOf(
  viewer: Member,
  actor: Actor,
  { asset_id: id, asset_type: type }: Input,
  deps: Needs,
): Promise<Found> {
  const { businessId } = actor
  if (type === 'CATALOG') {
    const { name, businessId: owner, businessName } = await readCatalog(deps.read, actor, id)
    const asset = { id, name, type, owner_business: { id: owner, name: businessName } }
    return { asset, adAccount: null, sharedWith: [] }
  }
  if (type === 'TAG') {
    const { name, ad_account_id } = await getTag(viewer, businessId, id, deps)
    const account = await namedAsset(deps.read, actor, 'AD_ACCOUNT', ad_account_id)
    const adAccount = { id: account.id, name: account.name }
    return { asset: { id, name, type, owner_business: ownerOf(account) }, adAccount, sharedWith: [] }
  }
  if (type === 'AUDIENCE') {
    const { name, owner_ad_account_id, owner_business, shared_with } = await getAudience(
      viewer,
      businessId,
      id,
      deps,
    )
    const adAccount = await accountNamed(deps.read, businessId, owner_ad_account_id)
    return { asset: { id, name, type, owner_business }, adAccount, sharedWith: shared_with }
  }
  const asset = await namedAsset(deps.read, actor, type, id)
  return {
    asset: { id, name: asset.name, type, owner_business: ownerOf(asset) },
    adAccount: null,
    sharedWith: [],
  }
}

/** The first of two ends; null has none. */
const earlier = (one: string | null, other: string | null): string | null =>
  one === null || (other !== null && other < one) ? other : one

/** Who has a way that is open may read; access ends with the last of them. */
function reading(granted_by: Way[], permissions: Explained['permissions']): Explained {
  const can_read = granted_by.some(({ is_expired }) => !is_expired)
  return { can_read, permissions, ends_at: endOfWays(granted_by), granted_by }
}

async function explainedPartner(
  db: Db,
  businessId: string,
  partnerId: string,
  { asset, sharedWith }: Pick<Found, 'asset' | 'sharedWith'>,
): Promise<Explained> {
  if (asset.type === 'TAG') return reading([], [])
  if (asset.type === 'AUDIENCE') {
    const shares = sharedWith.filter(({ id }) => id === partnerId)
    const direct = { type: 'DIRECT', id: null, name: null } as const
    return reading(
      shares.map(({ ends_at, is_expired }) => ({ ...direct, permissions: [], ends_at, is_expired })),
      [],
    )
  }
  const access = asset.type === 'CATALOG' ? partnerCatalogAccess : partnerAccess
  const { granted_by, permissions } = await access(db, businessId, partnerId, asset.id)
  return reading(granted_by, permissions)
}

async function explained(
  db: Db,
  businessId: string,
  subject: Subject,
  { asset, adAccount, sharedWith }: Found,
): Promise<Explained> {
  const isOwn = asset.owner_business.id === businessId
  if (!subject.access) {
    return isOwn ? explainedPartner(db, businessId, subject.id, { asset, sharedWith }) : reading([], [])
  }
  const { access } = subject
  const above = access.isInherited ? await managedFrom(db, businessId, subject.id) : null
  const from = (ways: Way[]): Way[] =>
    above
      ? ways.map((way) =>
          way.type === 'BUSINESS_ROLE' ? { ...way, type: 'PARENT_BUSINESS', ...above } : way,
        )
      : ways
  const told = ({ granted_by, permissions }: Pick<Explained, 'granted_by' | 'permissions'>) =>
    reading(from(granted_by), permissions)
  if (asset.type === 'CATALOG') return told(await catalogAccess(db, access.actor, asset.id))
  if (asset.type !== 'AUDIENCE') return told(await personAccess(db, access.actor, adAccount?.id ?? asset.id))
  if (!isOwn) {
    const { id, name } = asset.owner_business
    const ways = (canReachAllAssets(access.actor) ? sharedWith : []).map(({ ends_at, is_expired }): Way => {
      return { type: 'PARTNER', id, name, permissions: [], ends_at, is_expired }
    })
    return reading(ways, [])
  }
  const own = await personAccess(db, access.actor, adAccount?.id ?? '0')
  const reached = sharedWith.filter(({ id }) => access.actor.grants.has(id))
  const held = await heldAssets(
    db,
    access.actor,
    reached.map(({ id }) => id),
  )
  const others = reached.map(({ id, name, ends_at, is_expired }): Way => {
    const end = earlier(ends_at, held.get(id)?.ends_at ?? null)
    return { type: 'AD_ACCOUNT', id, name, permissions: [], ends_at: is_expired ? ends_at : end, is_expired }
  })
  return told({ ...own, granted_by: [...own.granted_by, ...others] })
}
