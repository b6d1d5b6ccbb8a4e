import { leadsTo } from '../../../shared/navigation/other-address.ts'

/** Another address of a topic. */
export const preload = leadsTo((part) => `/topics/${part('slug')}/`)

export const Page = () => null
