import { leadsTo } from '../shared/navigation/other-address.ts'

/** Another address of the topics. */
export const preload = leadsTo(() => '/topics/')

export const Page = () => null
