import { createContext, use } from 'react'

/** The site as its owner named it and where it is reached. */
export type Site = { name: string; origin: string }

export const SiteContext = createContext<Site>({ name: 'Tessera', origin: 'http://localhost' })

export const useSite = (): Site => use(SiteContext)
