import { isApiError } from '../api/call.ts'

const CONFLICT = 409

/** Shows the refusal of a name, as a whole sentence, at its field. For a form's `send`. */
export async function reportTakenName(sent: Promise<void>): Promise<void> {
  try {
    await sent
  } catch (error) {
    if (!isApiError(error) || error.httpStatus !== CONFLICT) throw error
    const refusal = { ...error, extraData: { name: error.message } }
    throw Object.assign(new Error(error.message), refusal)
  }
}
