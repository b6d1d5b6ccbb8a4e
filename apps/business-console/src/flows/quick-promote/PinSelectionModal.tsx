import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { LAST_HUB } from '../../shared/console-paths.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { PinChoice } from './PinChoice.tsx'
import { StepDialog } from './StepDialog.tsx'
import { run, type QuickPromoteWork } from './use-quick-promote.ts'

const grid = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(110px, 1fr))', gap: 1.5 }

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

/** Which of the own pins to promote. */
export function PinSelectionModal({ work: { state, dispatch, choosePin } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const { advertiserId, selected_pin: selected } = state.form
  const close = () => (selected ? dispatch({ type: 'goneOn' }) : void navigate(LAST_HUB))
  return (
    <StepDialog
      title={translate('console.promote.pins.title')}
      close={{ label: translate('ra.action.cancel'), onClose: close }}
    >
      <PinSheet advertiserId={advertiserId ?? ''} onChoose={choosePin} />
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
  const query = useDeferredValue(typed.trim())
  const { data, error, isPending, hasNextPage, fetchNextPage, isFetchingNextPage, refetch } = usePins(
    advertiserId,
    query,
  )
  const pins = data?.pages.flatMap((page) => page.pins) ?? []
  return (
    <>
      <TextField
        size="small"
        type="search"
        label={translate('console.promote.pins.search')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {error && (
        <Alert
          severity="error"
          action={<Button onClick={() => void refetch()}>{translate('console.error.retry')}</Button>}
        >
          {messageOf(error)}
        </Alert>
      )}
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
