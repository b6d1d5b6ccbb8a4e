import { leadsTo } from '../../shared/navigation/other-address.ts'

/** Another address of what somebody made of the ideas of others. */
export const preload = leadsTo((part) => `/${part('username')}/_tried/`)

export const Page = () => null
