import { useQueries } from '@tanstack/react-query'
import { useDataProvider, useGetResourceLabel, useTranslate, type RaRecord } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { isAllowed } from '../providers/console-rights.ts'
import { useActingBusiness } from '../session/business-context.ts'
import { useHubPath } from '../shared/use-hub-path.ts'
import { useSettled } from '../shared/use-settled.ts'
import type { Command } from './palette-commands.ts'

/** How many records of a kind are shown. */
const MOST = 4
/** A single letter is in nearly every name. */
const LEAST_LETTERS = 2
/** What was found stays so for a person who types a word again. */
const KEEP_MS = 30_000

/** A kind of records that is found by name or number. */
interface Kind {
  place: string
  /** Where its records are read. */
  resource: string
  group: string
  name: string
  /** In place of a name that is not given yet. */
  unnamed?: string
  /** A field by which records of one name differ. */
  note?: string
  path: (row: RaRecord<string>) => string
}

function useKinds(): Kind[] {
  const translate = useTranslate()
  const labelOf = useGetResourceLabel()
  const { business } = useActingBusiness()
  const kind = (place: string, more: Pick<Kind, 'name' | 'path'> & Partial<Kind>): Kind => ({
    place,
    resource: place,
    group: labelOf(place),
    ...more,
  })
  return [
    kind('people', { name: 'full_name', note: 'email', path: ({ id }) => `people/${id}` }),
    kind('ad-accounts', { name: 'name', note: 'id', path: ({ id }) => `ad-accounts/${id}/settings` }),
    kind('ads', {
      resource: 'promotions',
      name: 'name',
      note: 'advertiser_name',
      path: ({ id, advertiser_id }) => `ads/${String(advertiser_id)}/${id}`,
    }),
    kind('catalogs', { name: 'name', path: ({ id }) => `catalogs/${id}` }),
    kind('invoices', {
      name: 'invoice_number',
      unnamed: translate('resources.invoices.unnumbered'),
      note: 'ad_account_name',
      path: ({ id }) => `invoices/${id}`,
    }),
  ].filter(({ place }) => isAllowed(business, { resource: place, action: 'list' }))
}

const NOTHING = { found: [] as Command[], isPending: false, hasFailed: false }

/** Records of the business with a text in their name or number, as far as their reader may see them. */
export function useFoundRecords(typed: string): typeof NOTHING {
  const navigate = useNavigate()
  const hubPath = useHubPath()
  const provider = useDataProvider()
  const { business } = useActingBusiness()
  const q = useSettled(typed)
  const isAsked = typed.length >= LEAST_LETTERS
  const kinds = useKinds()
  const lists = useQueries({
    queries: kinds.map(({ resource, name }) => ({
      queryKey: ['palette', business.id, resource, q],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        provider.getList<RaRecord<string>>(resource, {
          filter: { q },
          pagination: { page: 1, perPage: MOST },
          sort: { field: name, order: 'ASC' },
          signal,
        }),
      enabled: isAsked && q === typed,
      staleTime: KEEP_MS,
      retry: false,
    })),
  })
  if (!isAsked) return NOTHING
  if (q !== typed) return { ...NOTHING, isPending: true }
  const found = kinds.flatMap(({ resource, group, name, unnamed = '', note, path }, index) =>
    (lists[index]?.data?.data ?? []).map((row) => ({
      id: `${resource}/${row.id}`,
      group,
      label: String(row[name] ?? unnamed),
      ...(note && row[note] && { note: String(row[note]) }),
      run: () => void navigate(hubPath(path(row))),
    })),
  )
  return {
    found,
    isPending: lists.some((list) => list.isPending),
    hasFailed: lists.some(({ error }) => error !== null),
  }
}
