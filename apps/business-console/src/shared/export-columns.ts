import { createContext, use } from 'react'

/** What the file of a list has of its table: each field and what stands above it. */
export type ExportColumns = readonly (readonly [field: string, head: string])[]

/** The columns as JSON, so that the same ones are no other. */
interface ExportChoice {
  columns: string | null
  choose: (columns: string | null) => void
}

export const ExportChoiceContext = createContext<ExportChoice>({ columns: null, choose: () => undefined })

export const useExportChoice = (): ExportChoice => use(ExportChoiceContext)
