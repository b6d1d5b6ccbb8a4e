import { leadsTo } from '../../shared/navigation/other-address.ts'

/** Another address of somebody’s pins, newest first. */
export const preload = leadsTo((part) => `/${part('username')}/pins/`)

export const Page = () => null
