import { CUSTOM_GENDER_MAX, GENDERS } from '@tessera/api-types/preferences/setting-choices'
import type { SettingOption } from '@tessera/api-types/preferences/views'
import { selectSettings } from '../../entities/settings/settings-slice.ts'
import type { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { siteLocales } from '../../shared/i18n/load-messages.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { Select } from '../../shared/ui/forms/Select.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import type { PersonalValues } from './personal-values.ts'

type Props = {
  field: ReturnType<typeof useCallForm<PersonalValues>>['field']
  /** The gender is free text. */
  isCustom: boolean
}

const asOption = ({ key, name }: SettingOption) => ({ value: key, label: name })

/** Birthday, gender, country and language. */
export function PersonalFields({ field, isCustom }: Props) {
  const t = useT<'preferences'>()
  const { countryOptions, localeOptions } = useAppSelector(selectSettings)
  const unsaid = { value: '', label: t('preferences.personal.unsaid') }
  const languages = localeOptions.filter(({ key }) => siteLocales.some((one) => one === key)).map(asOption)
  const genders = GENDERS.map((value) => ({ value, label: t(`preferences.personal.gender.${value}`) }))
  return (
    <>
      <TextField
        type="date"
        label={t('preferences.personal.birthday')}
        autoComplete="bday"
        isOptional
        {...field('birthday')}
      />
      <Select
        label={t('preferences.personal.gender')}
        options={[unsaid, ...genders]}
        autoComplete="sex"
        {...field('gender')}
      />
      {isCustom && (
        <TextField
          label={t('preferences.personal.customGender')}
          maxLength={CUSTOM_GENDER_MAX}
          isOptional
          {...field('custom_gender')}
        />
      )}
      <Select
        label={t('preferences.personal.country')}
        options={[unsaid, ...countryOptions.map(asOption)]}
        autoComplete="country"
        {...field('country')}
      />
      {languages.length > 1 && (
        <Select label={t('preferences.personal.language')} options={languages} {...field('locale')} />
      )}
    </>
  )
}
