import { use } from 'react'
import { HttpError, useEditContext } from 'react-admin'
import { useParams } from 'react-router-dom'
import { NotFound } from '../layout/NotFound.tsx'
import { OtherBusiness } from '../layout/OtherBusiness.tsx'
import { BusinessContext } from '../session/business-context.ts'
import { LoadFailure } from './LoadFailure.tsx'

// 400: an id of another shape than ours is as unknown as any other.
const UNKNOWN_ID = [400, 404]

/** A record that is not there, or could not be read. */
export function RecordProblem({ listPath, id }: { listPath: string; id?: string | undefined }) {
  const { error, refetch, resource } = useEditContext()
  const { id: idInAddress = '' } = useParams()
  const isInHub = use(BusinessContext) !== null
  if (error instanceof HttpError && UNKNOWN_ID.includes(error.status)) {
    return isInHub ? (
      <OtherBusiness resource={resource} id={id ?? idInAddress} listPath={listPath} />
    ) : (
      <NotFound place={listPath} />
    )
  }
  return <LoadFailure error={error} onRetry={() => void refetch()} />
}
