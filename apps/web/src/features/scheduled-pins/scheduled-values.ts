import { pinTextMax } from '@tessera/api-types/pins/pin-text'
import type { ScheduledPin } from '@tessera/api-types/scheduled-pins/views'
import { z } from 'zod'
import { inputsOf, timeFault } from '../../entities/scheduled-pins/publishing-time.ts'
import { now } from '../../shared/browser/clock.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'

const key = (message: MessageKey<'schedule'>) => message

/** Title and time of a pin that waits; faults are message keys. */
export const ScheduledValues = z
  .object({
    title: z.string().trim().max(pinTextMax.title, key('schedule.titleTooLong')),
    scheduledDate: z.string(),
    scheduledTime: z.string(),
  })
  .superRefine((values, { addIssue }) => {
    const fault = timeFault(values, now())
    if (fault) addIssue({ code: 'custom', path: [fault.field], message: fault.message })
  })

export const valuesOf = ({ title, scheduled_ts }: ScheduledPin): z.output<typeof ScheduledValues> => ({
  title,
  ...inputsOf(scheduled_ts * 1000),
})
