import type { SvgIconProps } from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'
import type { ResourceProps } from 'react-admin'
import type { BusinessView } from '@tessera/api-types/business/views'

export type RecordAbilities = Partial<
  Record<'can_edit' | 'can_delete' | 'can_edit_role' | 'can_edit_assets', boolean>
>

/** What the screens may offer, from the abilities the server sent with the business and the record. */
type Allows = (action: string, business: BusinessView['abilities'], record: RecordAbilities) => boolean

/** A kind of records with its pages; menus and routes follow from it, its words are `resources.{name}.…`. */
export interface ConsoleResource extends ResourceProps {
  /** Its code can be asked for before it is shown. */
  list?: ComponentType & { preload?: () => void }
  icon: ComponentType<SvgIconProps>
}

/** A resource of one business. */
export interface HubResource extends ConsoleResource {
  /** The group of the sidebar it stands in; without one it stands below them. */
  group?: HubGroup
  allows: Allows
}

export const HUB_GROUPS = ['users', 'accounts'] as const
export type HubGroup = (typeof HUB_GROUPS)[number]

export const isReading = (action: string): boolean => action === 'list' || action === 'show'
