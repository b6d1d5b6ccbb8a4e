import { expect, it } from 'vitest'
import { loadLate } from '../i18n/console-texts.ts'
import { accountKind } from './ad-accounts/account-actions.ts'
import { groupKind } from './asset-groups/group-actions.ts'
import { audienceKind } from './audiences/audience-actions.ts'
import { catalogKind } from './catalogs/catalog-actions.ts'
import { inviteKind } from './invites/invite-actions.ts'
import { clientKind } from './managed-clients/client-actions.ts'
import { partnerKind } from './partners/partner-actions.ts'
import { personKind } from './people/person-actions.ts'
import { tagKind } from './tags/tag-actions.ts'
import { actionsOf, type RecordKind } from '../shared/record-action.ts'

const idsOf = (kind: RecordKind<never>) => actionsOf(kind).map(({ id }) => `${kind.resource}.${id}`)
const actions = [
  ...idsOf(accountKind),
  ...idsOf(groupKind),
  ...idsOf(audienceKind),
  ...idsOf(catalogKind),
  ...idsOf(inviteKind),
  ...idsOf(clientKind),
  ...idsOf(partnerKind),
  ...idsOf(personKind),
  ...idsOf(tagKind),
]

it('each action on many rows has its words, and no words are left over', async () => {
  const wanted = actions.flatMap((action) =>
    ['button', 'title', 'content', 'done'].map((text) => `console.bulk.${action}.${text}`),
  )
  const keys = Object.keys(await loadLate('en_US', 'bulk'))
  const ofActions = keys.filter((key) => /\.(button|title|content|done)$/.test(key))
  expect(ofActions.toSorted()).toEqual(wanted.toSorted())
})
