import { useT } from '../../shared/i18n/i18n-context.ts'
import { Tabs } from '../../shared/ui/Tabs.tsx'

const WAYS = [
  ['/pin-creation-tool/', 'create.pin'],
  ['/pin-builder/', 'create.pins'],
  ['/idea-pin-builder/', 'create.story'],
] as const

/** Leads from each editor of new pins to the others. */
export function CreateTabs() {
  const t = useT<'create'>()
  return <Tabs label={t('create.ways')} tabs={WAYS.map(([to, label]) => ({ to, label: t(label) }))} />
}
