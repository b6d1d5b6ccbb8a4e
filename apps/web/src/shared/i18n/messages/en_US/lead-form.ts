/** Texts of the forms of advertisers. */
export const messages = {
  'leadForm.open': 'Fill out form',
  'leadForm.lead': 'What you enter is shared with {name}.',
  'leadForm.field.full_name': 'Full name',
  'leadForm.field.email': 'Email',
  'leadForm.field.phone_number': 'Phone number',
  'leadForm.field.zip_code': 'ZIP code',
  'leadForm.privacy': '{name}’s privacy policy',
  'leadForm.send': 'Submit',
  'leadForm.sent': 'Form submitted',
  'leadForm.done': 'Done',
  'leadForm.failed': 'This form can’t be opened',
} as const
