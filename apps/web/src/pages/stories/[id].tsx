import { leadsTo } from '../../shared/navigation/other-address.ts'

/** A story is shown where its pin is. */
export const preload = leadsTo((part) => `/pin/${part('id')}/`)

export const Page = () => null
