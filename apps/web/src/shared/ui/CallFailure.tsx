import { ErrorState } from './ErrorState.tsx'
import { NotFoundState } from './NotFoundState.tsx'

type Props = {
  httpStatus: number
  /** What is said when the thing is not there. */
  missing: string
  title: string
  description: string
  onRetry: () => void
}

const NOT_FOUND = 404

/** In the place of a page whose own call failed: missing, or worth another try. */
export const CallFailure = ({ httpStatus, missing, title, description, onRetry }: Props) =>
  httpStatus === NOT_FOUND ? (
    <NotFoundState title={missing} />
  ) : (
    <ErrorState heading="h1" title={title} description={description} onRetry={onRetry} />
  )
