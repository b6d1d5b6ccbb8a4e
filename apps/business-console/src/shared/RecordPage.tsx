import Skeleton from '@mui/material/Skeleton'
import { useRef, useState, type ReactNode } from 'react'
import {
  EditBase,
  HttpError,
  SaveContextProvider,
  useDataProvider,
  useEditContext,
  useNotify,
  useSaveContext,
  type RaRecord,
  type SaveHandlerCallbacks,
  type TransformData,
} from 'react-admin'
import { fieldErrorsOf, isStale, messageOf, RefusedSaveContext } from './field-errors.ts'
import { GoneDialog } from './GoneDialog.tsx'
import { RecordProblem } from './RecordProblem.tsx'
import { rereadWhile } from './reread.ts'
import { useStaleQuestion } from './use-stale-question.tsx'

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

/** What became of the last save: whether it was refused, and whether the record is gone. */
function useSaveOutcome(onSaved: Props['onSaved']) {
  const notify = useNotify()
  const [isGone, setIsGone] = useState(false)
  const isRefused = useRef(false)
  const stale = useRef<Error | null>(null)
  const onSuccess = (saved: RaRecord) => {
    isRefused.current = false
    onSaved(saved)
  }
  const onError = (error: Error) => {
    isRefused.current = true
    if (isStale(error)) stale.current = error
    else if (error instanceof HttpError && error.status === NOT_FOUND) setIsGone(true)
    else notify(fieldErrorsOf(error) ? 'console.error.fields' : messageOf(error), { type: 'error' })
  }
  /** That the save which just ended was refused for a newer record. */
  const takeStale = () => {
    const error = stale.current
    stale.current = null
    return error
  }
  const letGo = () => {
    isRefused.current = false
  }
  return { isRefused, isGone, setIsGone, takeStale, letGo, onSuccess, onError }
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
  const { isRefused, isGone, setIsGone, takeStale, letGo, onSuccess, onError } = useSaveOutcome(onSaved)
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
        <SaveOver builtOn={builtOn} transform={transform} takeStale={takeStale} letGo={letGo}>
          {children}
        </SaveOver>
        <GoneDialog isOpen={isGone} listPath={listPath} onClose={() => setIsGone(false)} />
      </RefusedSaveContext>
    </EditBase>
  )
}

interface SaveOverProps {
  builtOn: (latest: RaRecord) => object
  transform: TransformData | undefined
  takeStale: () => Error | null
  letGo: () => void
  children: ReactNode
}

/** What is saved over a newer record, once its writer wants that, is refused at its fields like any other. */
function SaveOver({ builtOn, transform = (data) => data, takeStale, letGo, children }: SaveOverProps) {
  const notify = useNotify()
  const dataProvider = useDataProvider()
  const { resource, record, refetch } = useEditContext()
  const saving = useSaveContext()
  const { saveOver, question } = useStaleQuestion()
  const trySave = async (values: Partial<RaRecord>, callbacks: SaveHandlerCallbacks, basis: object) => {
    const toBody = callbacks.transform ?? transform
    const onBasis: TransformData = async (...given) => ({ ...(await toBody(...given)), ...basis })
    const faults = await saving.save?.(values, { ...callbacks, transform: onBasis })
    const stale = takeStale()
    if (stale) throw stale
    return { faults }
  }
  const save = async (values: Partial<RaRecord>, callbacks: SaveHandlerCallbacks = {}) => {
    try {
      const end = await saveOver({
        seen: {},
        reread: async () => builtOn((await dataProvider.getOne(resource, { id: record?.id })).data),
        save: (basis) => trySave(values, callbacks, basis),
        onDiscard: () => {
          letGo()
          void refetch()
        },
      })
      return end?.faults
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return undefined
    }
  }
  return (
    <SaveContextProvider value={{ ...saving, save }}>
      {children}
      {question}
    </SaveContextProvider>
  )
}
