import { z } from 'zod'
import { contract } from '../contract.ts'
import { GivenPasscode, passcodeErrors } from '../passcode/passcode-input.ts'
import { bool, int } from '../wire/scalars.ts'
import { consentRoutes } from './routes.ts'

const Choice = {
  allow_personalization_cookies: z.boolean(),
  allow_analytic_cookies: z.boolean(),
  allow_marketing_cookies: z.boolean(),
}

// As forms send them, too.
const flag = bool as z.ZodType<boolean, boolean>
const version = int({ min: 0, max: 9999 }) as z.ZodType<number, number>

/** `chosen_at` in seconds since 1970. */
const StoredConsent = z.object({ ...Choice, text_version: z.int(), chosen_at: z.int() })
const ThirdPartyMarketing = z.object({ third_party_marketing_tracking_enabled: z.boolean() })

export const consentContracts = {
  'consent.get': contract(consentRoutes['consent.get'], {
    summary: 'What the viewer chose about cookies, with every earlier choice, newest first.',
    input: z.object({}),
    output: z.object({
      consent: StoredConsent.nullable(),
      history: z.array(StoredConsent),
      third_party_marketing_tracking_enabled: z.boolean(),
    }),
  }),
  'consent.choose': contract(consentRoutes['consent.choose'], {
    summary: 'Chooses which cookies this browser and, signed in, this account allow.',
    input: z.object({
      allow_personalization_cookies: flag,
      allow_analytic_cookies: flag,
      allow_marketing_cookies: flag,
      text_version: version,
    }),
    output: StoredConsent,
  }),
  'consent.setThirdPartyMarketing': contract(consentRoutes['consent.setThirdPartyMarketing'], {
    summary: 'Allows or forbids marketing by third parties for this account.',
    input: z.object({ third_party_marketing_tracking_enabled: flag, passcode: GivenPasscode }),
    output: ThirdPartyMarketing,
    errors: passcodeErrors,
  }),
}
