import { useParams } from 'react-router-dom'
import type { Board } from '../../../entities/boards/boards-slice.ts'
import { sectionsApi } from '../../../entities/sections/sections-api.ts'
import { selectSection } from '../../../entities/sections/sections-slice.ts'
import { BoardViewOptions } from '../../../features/view-options/view-options-parts.ts'
import { errorText } from '../../../shared/api/error-text.ts'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../../shared/store/hooks.ts'
import { CallFailure } from '../../../shared/ui/CallFailure.tsx'
import { sectionHead } from './board-head.ts'
import { preloadSection, sectionAddressOf } from './board-preload.ts'
import { BoardFrame } from './BoardFrame.tsx'
import { BoardSkeleton } from './BoardSkeleton.tsx'
import { SectionContent } from './SectionContent.tsx'

export const messageAreas = ['boards', 'pins'] as const

export const preload = preloadSection

export const head = sectionHead

export const lateParts = [BoardViewOptions]

function Found({ board, id }: { board: Board; id: string }) {
  const section = useAppSelector((state) => selectSection(state, id))
  return section ? <SectionContent board={board} section={section} /> : <BoardSkeleton />
}

function SectionOfBoard({ board }: { board: Board }) {
  const t = useT<'boards'>()
  const { data, refetch } = sectionsApi.useSectionPageQuery(sectionAddressOf(useParams()))
  if (!data) return <BoardSkeleton />
  if (data.kind === 'failed') {
    return (
      <CallFailure
        httpStatus={data.error.httpStatus}
        missing={t('sections.notFound')}
        title={t('boards.failed')}
        description={errorText(data.error, t)}
        onRetry={() => void refetch()}
      />
    )
  }
  return <Found board={board} id={data.value} />
}

export function Page() {
  const t = useT<'boards'>()
  return <BoardFrame missing={t('notFound.title')}>{(board) => <SectionOfBoard board={board} />}</BoardFrame>
}
