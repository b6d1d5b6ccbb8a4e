import type { User } from '../../entities/users/users-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Tabs } from '../../shared/ui/Tabs.tsx'

type Props = { user: User; boardsPath?: string }

/** What a person saved: by board, or every pin of it; to themselves, what of it can be bought. */
export function SavedViews({ user: { username, abilities }, boardsPath = `/${username}/_saved/` }: Props) {
  const t = useT<'profile'>()
  const tabs = [
    { to: boardsPath, label: t('profile.boards') },
    { to: `/${username}/pins/`, label: t('profile.allPins') },
    ...(abilities?.can_edit
      ? [{ to: `/${username}/_shopping_list/`, label: t('profile.shoppingList') }]
      : []),
  ]
  return <Tabs variant="pills" label={t('profile.savedViews')} tabs={tabs} />
}
