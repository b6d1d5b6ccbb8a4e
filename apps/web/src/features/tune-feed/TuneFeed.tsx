import type { FeedSourceType } from '@tessera/api-types/feed-tuning/contracts'
import { useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { TabPanels } from '../../shared/ui/TabPanels.tsx'
import { FeedSources } from './FeedSources.tsx'

const TABS: readonly FeedSourceType[] = ['person', 'topic', 'board', 'own_board', 'hidden_pin']

/** Everything the home feed is made from, each with a switch that leaves it out. */
export function TuneFeed() {
  const t = useT<'tuning'>()
  const [selected, setSelected] = useState(0)
  const tabs = TABS.map((type) => ({
    label: t(`tuning.${type}`),
    panel: <FeedSources key={type} type={type} />,
  }))
  return (
    <>
      <p>{t('tuning.lead')}</p>
      <TabPanels label={t('tuning.types')} tabs={tabs} selected={selected} onSelect={setSelected} />
    </>
  )
}
