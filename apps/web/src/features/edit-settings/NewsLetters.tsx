import { LettersForm } from './LettersForm.tsx'
import { settingsApi } from './settings-api.ts'
import { WithSettings } from './WithSettings.tsx'

/** The signed-in member's choice of letters. */
export function NewsLetters() {
  const [update] = settingsApi.useUpdateNewsMutation()
  return (
    <WithSettings>
      {({ letters }) => <LettersForm letters={letters} send={(given) => update(given).unwrap()} />}
    </WithSettings>
  )
}
