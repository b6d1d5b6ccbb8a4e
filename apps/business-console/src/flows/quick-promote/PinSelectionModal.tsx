import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslate } from 'react-admin'
import { runWaitingForLogin as run } from '../../providers/flow-calls.ts'
import { useSettled } from '../../shared/use-settled.ts'
import { PinChoice } from './PinChoice.tsx'
import { ProductGroupSheet } from './ProductGroupSheet.tsx'
import { advertiserOf } from './promote-form.ts'
import { StepDialog } from './StepDialog.tsx'
import { useLeave } from './use-leave.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'
import { SheetSearch } from './SheetSearch.tsx'

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))',
  gap: 1.5,
  alignItems: 'start',
}

const panel = { display: 'grid', gap: 2, alignContent: 'start' }

function usePins(advertiserId: string, query: string) {
  return useInfiniteQuery({
    queryKey: ['promotablePins', advertiserId, query],
    queryFn: ({ pageParam }) =>
      run('advertisers.pins', {
        advertiser_id: advertiserId,
        query,
        ...(pageParam && { before: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

const SHEETS = ['pins', 'groups'] as const

/** Which of the own pins to promote, or which group of products. */
export function PinSelectionModal({ work }: { work: QuickPromoteWork }) {
  const { state, dispatch, choosePin, chooseGroup } = work
  const translate = useTranslate()
  const id = useId()
  const leave = useLeave(state.form)
  const { advertiserId, adType, selected_pin, selectedProductGroup } = state.form
  const [sheet, setSheet] = useState<(typeof SHEETS)[number]>(adType === 'CATALOG_SALES' ? 'groups' : 'pins')
  const hasChosen = selected_pin !== null || selectedProductGroup !== null
  const close = () => (hasChosen ? dispatch({ type: 'goneOn' }) : leave())
  return (
    <StepDialog
      title={translate('console.promote.pins.title')}
      close={{ label: translate('ra.action.cancel'), onClose: close }}
    >
      <Tabs
        value={sheet}
        onChange={(_event, chosen: (typeof SHEETS)[number]) => setSheet(chosen)}
        aria-label={translate('console.promote.pins.title')}
      >
        {SHEETS.map((name) => (
          <Tab
            key={name}
            id={`${id}-${name}-tab`}
            aria-controls={`${id}-${name}`}
            value={name}
            label={translate(`console.promote.${name}.tab`)}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id={`${id}-${sheet}`} aria-labelledby={`${id}-${sheet}-tab`} sx={panel}>
        {sheet === 'pins' ? (
          <PinSheet advertiserId={advertiserId ?? ''} onChoose={choosePin} />
        ) : (
          <ProductGroupSheet
            businessId={advertiserOf(state.form)?.business_id ?? ''}
            onChoose={chooseGroup}
          />
        )}
      </Box>
    </StepDialog>
  )
}

interface SheetProps {
  advertiserId: string
  onChoose: QuickPromoteWork['choosePin']
}

function PinSheet({ advertiserId, onChoose }: SheetProps) {
  const translate = useTranslate()
  const [typed, setTyped] = useState('')
  const query = useSettled(typed.trim())
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = usePins(
    advertiserId,
    query,
  )
  const pins = data?.pages.flatMap((page) => page.pins) ?? []
  return (
    <>
      <SheetSearch
        label={translate('console.promote.pins.search')}
        typed={typed}
        onType={setTyped}
        error={error}
        onRetry={() => void refetch()}
      />
      {!error && !isPending && pins.length === 0 && (
        <Typography color="textSecondary" sx={{ py: 4, textAlign: 'center' }}>
          {translate(query ? 'console.promote.pins.none_found' : 'console.promote.pins.none')}
        </Typography>
      )}
      <Box sx={grid}>
        {isPending &&
          Array.from({ length: 8 }, (_, index) => <Skeleton key={index} variant="rounded" height={150} />)}
        {pins.map((pin) => (
          <PinChoice key={pin.id} pin={pin} onChoose={onChoose} />
        ))}
      </Box>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {translate('console.promote.pins.more')}
        </Button>
      )}
    </>
  )
}
