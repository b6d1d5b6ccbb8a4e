import { useNotify } from 'react-admin'
import { useActingBusiness } from '../../session/business-context.ts'
import { messageOf } from '../../shared/field-errors.ts'
import { useRun } from '../../shared/use-operation.ts'

/** Makes somebody the owner and reads anew what is left to the one who was. */
export function useTransfer() {
  const notify = useNotify()
  const run = useRun()
  const { business, reload } = useActingBusiness()
  return async (userId: string, name: string): Promise<void> => {
    try {
      await run('business.transferOwnership', { business_id: business.id, user_id: userId })
      notify('resources.settings.transfer.done', { type: 'success', messageArgs: { name } })
      reload()
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
    }
  }
}
