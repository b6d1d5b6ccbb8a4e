import { useHubPath } from '../../shared/use-hub-path.ts'

/** The address of the settings of an ad account. */
export function useSettingsPath(): (id: string) => string {
  const hubPath = useHubPath()
  return (id) => hubPath(`ad-accounts/${id}/settings`)
}
