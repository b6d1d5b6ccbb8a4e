import { z } from 'zod'
import { fieldText } from '../field-text.ts'
import { contract, pagedContract } from '../contract.ts'
import { AccountDetails } from '../browser-accounts/views.ts'
import { GivenPasscode, passcodeErrors } from '../passcode/passcode-input.ts'
import { PinCard } from '../pins/views.ts'
import { bool, Id } from '../wire/scalars.ts'
import { ImageSignature } from '../media/views.ts'
import { profileFields } from './profile-fields.ts'
import { usersRoutes } from './routes.ts'
import { ProfileView, UserView } from './views.ts'

export const USER_PIN_FILTERS = ['created', 'saved', 'all', 'products'] as const
export type UserPinFilter = (typeof USER_PIN_FILTERS)[number]

export const usersContracts = {
  'users.get': contract(usersRoutes['users.get'], {
    summary: 'A person by id or by username.',
    input: z
      .object({
        user_id: Id.optional(),
        username: z.string().max(60).optional(),
        /** Names of fields; the private ones are returned only for the accounts of this browser. */
        fields: z.string().max(1000).optional(),
      })
      .refine((value) => value.user_id ?? value.username, {
        error: fieldText('field.needed'),
        path: ['username'],
      }),
    output: ProfileView.extend(AccountDetails.partial().shape),
    errors: ['USER_NOT_FOUND'],
  }),
  'users.pins': pagedContract(usersRoutes['users.pins'], {
    summary:
      'Pins a person made or saved, newest first; secret ones only for their owner. The products that somebody saved, each once, are theirs alone to list.',
    input: {
      username: z.string().max(60),
      filter: z.enum(USER_PIN_FILTERS).default('all'),
      is_own_profile_pins: bool.default(false),
    },
    item: PinCard,
    errors: ['USER_NOT_FOUND'],
  }),
  'users.updateProfile': contract(usersRoutes['users.updateProfile'], {
    summary: 'Changes the profile of the viewer.',
    input: z.object({
      ...profileFields,
      avatar_signature: ImageSignature.nullish(),
      cover_signature: ImageSignature.nullish(),
      passcode: GivenPasscode,
    }),
    output: UserView,
    errors: ['USERNAME_TAKEN', 'UPLOAD_NOT_FOUND', ...passcodeErrors],
  }),
}
