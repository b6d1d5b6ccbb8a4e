import Skeleton from '@mui/material/Skeleton'
import type { ReactNode } from 'react'
import { EditBase, useRecordContext, type RaRecord, type TransformData } from 'react-admin'
import { RecordProblem } from './RecordProblem.tsx'

interface Props {
  /** Resource and id when the address does not name them. */
  resource?: string
  id?: string
  /** The list the record belongs to. */
  listPath: string
  transform?: TransformData
  /** A field that the record has and its line in a list has not. */
  ownField?: string
  onSaved: (record: RaRecord) => void
  children: ReactNode
}

const skeleton = (
  <>
    <Skeleton variant="text" width="40%" sx={{ fontSize: '2rem', mb: 2 }} />
    <Skeleton variant="rounded" height={320} />
  </>
)

/** Coming from a list, its line stands in for the record until that is here. */
function Whole({ ownField, children }: Pick<Props, 'ownField' | 'children'>) {
  const record = useRecordContext()
  return ownField === undefined || (record && ownField in record) ? children : skeleton
}

/** The problem is shown in place; no passing notice besides. */
const queryOptions = { onError: () => undefined }

/** One record to look at and change. A change counts once the server has said yes. */
export const RecordPage = ({ listPath, onSaved, children, resource, id, transform, ownField }: Props) => (
  <EditBase
    {...(resource && { resource })}
    {...(id && { id })}
    {...(transform && { transform })}
    mutationMode="pessimistic"
    redirect={false}
    loading={skeleton}
    error={<RecordProblem listPath={listPath} />}
    queryOptions={queryOptions}
    mutationOptions={{ onSuccess: onSaved }}
  >
    <Whole ownField={ownField}>{children}</Whole>
  </EditBase>
)
