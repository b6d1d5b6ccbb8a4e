import Skeleton from '@mui/material/Skeleton'
import { useRef, useState, type ReactNode } from 'react'
import {
  EditBase,
  HttpError,
  useDataProvider,
  useEditContext,
  useNotify,
  type RaRecord,
  type TransformData,
} from 'react-admin'
import { fieldErrorsOf, isStale, messageOf, RefusedSaveContext } from './field-errors.ts'
import { GoneDialog } from './GoneDialog.tsx'
import { RecordProblem } from './RecordProblem.tsx'
import { rereadWhile } from './reread.ts'
import { StaleDialog } from './StaleDialog.tsx'

interface Props {
  /** Resource and id when the address does not name them. */
  resource?: string
  id?: string
  /** The list the record belongs to, below the address of the hub. */
  listPath: string
  transform?: TransformData
  onSaved: (record: RaRecord) => void
  /** Everybody who may read the record may open the page; each record decides what can be changed there. */
  isForReaders?: boolean
  /** Tells that the server is still at work on the record: it is read again until it is not. */
  isUnfinished?: (record: RaRecord) => boolean
  /** What a save names as the state it builds on, of a record that was read anew. */
  builtOn?: (latest: RaRecord) => object
  children: ReactNode
}

const skeleton = (
  <>
    <Skeleton variant="text" width="40%" sx={{ fontSize: '2rem', mb: 2 }} />
    <Skeleton variant="rounded" height={320} />
  </>
)

const NOT_FOUND = 404

/** The problem is shown in place; no passing notice besides. */
const queryOptions = { onError: () => undefined }

const byVersion = ({ version }: RaRecord) => ({ version: version as number })

/** What became of the last save: what was refused for a newer record, and whether the record is gone. */
function useSaveOutcome(onSaved: Props['onSaved']) {
  const notify = useNotify()
  const [refused, setRefused] = useState<object | null>(null)
  const [isGone, setIsGone] = useState(false)
  const isRefused = useRef(false)
  const onSuccess = (saved: RaRecord) => {
    isRefused.current = false
    onSaved(saved)
  }
  const onError = (error: unknown, { data }: { data?: object }) => {
    isRefused.current = true
    if (isStale(error) && data) return setRefused(data)
    if (error instanceof HttpError && error.status === NOT_FOUND) return setIsGone(true)
    const hasFields = fieldErrorsOf(error) !== null
    notify(hasFields ? 'console.error.fields' : messageOf(error), { type: 'error' })
  }
  const close = () => {
    setRefused(null)
    setIsGone(false)
  }
  const letGo = () => {
    isRefused.current = false
  }
  return { isRefused, refused, isGone, letGo, close, onSuccess, onError }
}

/** One record to look at and change. A change counts once the server has said yes. */
export function RecordPage({
  listPath,
  onSaved,
  children,
  resource,
  id,
  transform,
  isForReaders = false,
  isUnfinished,
  builtOn = byVersion,
}: Props) {
  const { isRefused, refused, isGone, letGo, close, onSuccess, onError } = useSaveOutcome(onSaved)
  return (
    <EditBase
      {...(resource && { resource })}
      {...(id && { id })}
      {...(transform && { transform })}
      disableAuthentication={isForReaders}
      mutationMode="pessimistic"
      redirect={false}
      loading={skeleton}
      error={<RecordProblem listPath={listPath} id={id} />}
      queryOptions={{ ...queryOptions, ...(isUnfinished && { refetchInterval: rereadWhile(isUnfinished) }) }}
      mutationOptions={{ onSuccess, onError }}
    >
      <RefusedSaveContext value={isRefused}>
        {children}
        <GoneDialog isOpen={isGone} listPath={listPath} onClose={close} />
        <StaleRecord refused={refused} builtOn={builtOn} onDiscard={letGo} onClose={close} />
      </RefusedSaveContext>
    </EditBase>
  )
}

interface StaleProps {
  refused: object | null
  builtOn: (latest: RaRecord) => object
  onDiscard: () => void
  onClose: () => void
}

function StaleRecord({ refused, builtOn, onDiscard, onClose }: StaleProps) {
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const { save, refetch, resource, record } = useEditContext()
  const saveAnyway = async () => {
    onClose()
    try {
      const { data: latest } = await dataProvider.getOne(resource, { id: record?.id })
      await save?.(refused ?? {}, { transform: (data: object) => ({ ...data, ...builtOn(latest) }) })
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
  const discard = () => {
    onDiscard()
    onClose()
    void refetch()
  }
  return (
    <StaleDialog
      isOpen={refused !== null}
      onSave={() => void saveAnyway()}
      onDiscard={discard}
      onClose={onClose}
    />
  )
}
