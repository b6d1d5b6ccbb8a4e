import { libraryImportsRoutes as routes } from '@tessera/api-types/library-imports/routes'
import type {
  ImportOutcome,
  ImportStatus,
  LibraryImportItem,
  LibraryImportView,
} from '@tessera/api-types/library-imports/views'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

type ItemPage = { items: LibraryImportItem[]; bookmark: string | null }

/** `status` separates what was found before an import from what became of it. */
export type ItemsOfImport = { id: string; status: ImportStatus; outcome?: ImportOutcome }

const REPORT_PAGE_SIZE = 100

const listing = endpoint(routes['libraryImports.items'])

/** The libraries that a member brings from elsewhere. */
export const importLibraryApi = baseApi
  .enhanceEndpoints({ addTagTypes: ['LibraryImports'] })
  .injectEndpoints({
    endpoints: (build) => ({
      libraryImports: build.query({
        ...endpoint(routes['libraryImports.list']),
        providesTags: ['LibraryImports'],
      }),
      importItems: build.infiniteQuery<ItemPage, ItemsOfImport, string | null>({
        query: ({ queryArg: { id, outcome }, pageParam }) =>
          listing.query({ id, ...(outcome && { outcome }), bookmark: pageParam }),
        transformResponse: (output: unknown) => output as ItemPage,
        infiniteQueryOptions: { initialPageParam: null, getNextPageParam: ({ bookmark }) => bookmark },
      }),
      /** One page for the report, which is not shown. */
      reportPage: build.query<ItemPage, { id: string; bookmark: string | null }>({
        query: ({ id, bookmark }) => listing.query({ id, bookmark, page_size: REPORT_PAGE_SIZE }),
        transformResponse: (output: unknown) => output as ItemPage,
        keepUnusedDataFor: 0,
      }),
      beginImport: build.mutation({
        ...endpoint(routes['libraryImports.begin']),
        invalidatesTags: ['LibraryImports'],
      }),
      confirmImport: build.mutation({
        ...endpoint(routes['libraryImports.confirm']),
        invalidatesTags: ['LibraryImports'],
      }),
      cancelImport: build.mutation({
        ...endpoint(routes['libraryImports.cancel']),
        invalidatesTags: ['LibraryImports'],
      }),
    }),
  })

/** The message that names where an import stands. */
export const statusMessage = ({ status, counts }: LibraryImportView) =>
  status === 'ready' && counts.pins === 0 ? 'imports.nothing' : (`imports.status.${status}` as const)
