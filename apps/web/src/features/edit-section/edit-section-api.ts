import { boardsRoutes } from '@tessera/api-types/boards/routes'
import { sectionCreated, sectionDeleted, sectionRenamed } from '../../entities/sections/sections-slice.ts'
import { baseApi } from '../../shared/api/base-api.ts'
import { endpoint } from '../../shared/api/endpoint.ts'

export const editSectionApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createSection: build.mutation(
      endpoint(boardsRoutes['sections.create'], {
        confirmed: ({ board_id, ...section }) => sectionCreated({ boardId: board_id, section }),
      }),
    ),
    renameSection: build.mutation(
      endpoint(boardsRoutes['sections.update'], {
        confirmed: ({ board_id: _board, ...section }) => sectionRenamed(section),
      }),
    ),
    reorderSections: build.mutation(
      endpoint(boardsRoutes['sections.reorder'], {
        entities: (sections) => ({ sections }),
      }),
    ),
    deleteSection: build.mutation(
      endpoint(boardsRoutes['sections.delete'], {
        confirmed: ({ board_id, section_id, deleted_pin_count }) =>
          sectionDeleted({ boardId: board_id, sectionId: section_id, pinCount: deleted_pin_count }),
      }),
    ),
  }),
})

export const {
  useCreateSectionMutation,
  useRenameSectionMutation,
  useReorderSectionsMutation,
  useDeleteSectionMutation,
} = editSectionApi
