import { useT } from '../../shared/i18n/i18n-context.ts'
import { Tabs } from '../../shared/ui/Tabs.tsx'

type Props = { username: string; boardsPath?: string }

/** What a person saved: by board, or every pin of it. */
export function SavedViews({ username, boardsPath = `/${username}/_saved/` }: Props) {
  const t = useT<'profile'>()
  const tabs = [
    { to: boardsPath, label: t('profile.boards') },
    { to: `/${username}/pins/`, label: t('profile.allPins') },
  ]
  return <Tabs variant="pills" label={t('profile.savedViews')} tabs={tabs} />
}
