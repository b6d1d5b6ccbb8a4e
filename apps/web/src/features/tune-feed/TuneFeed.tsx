import { FEED_SOURCE_TYPES } from '@tessera/api-types/feed-tuning/source-types'
import { useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { TabPanels } from '../../shared/ui/TabPanels.tsx'
import { FeedSources } from './FeedSources.tsx'

/** Everything the home feed is made from, each with a switch that leaves it out. */
export function TuneFeed() {
  const t = useT<'tuning'>()
  const [selected, setSelected] = useState(0)
  const tabs = FEED_SOURCE_TYPES.map((type) => ({
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
