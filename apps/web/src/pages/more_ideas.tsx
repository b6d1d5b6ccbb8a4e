import { leadsTo } from '../shared/navigation/other-address.ts'

/** The home feed is made of them. */
export const preload = leadsTo(() => '/')

export const Page = () => null
