import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useLocale, useTranslate } from 'react-admin'
import type { StorefrontFeedView } from '@tessera/api-types/catalogs/storefront'
import { languageTag } from '@tessera/api-types/locales'
import { countryNames } from '@tessera/i18n/country-names'
import { countriesOf, firstOf, inCountry, inLocale, languagesOf } from './viewing-locale.ts'

interface Props {
  feeds: readonly StorefrontFeedView[]
  chosen: StorefrontFeedView
  isDisabled: boolean
  onChoose: (feed: StorefrontFeedView | undefined) => void
}

/** A long name stands over several lines. */
const field = {
  flex: { xs: '1 1 100%', sm: '0 1 14rem' },
  '& .MuiSelect-select.MuiSelect-select': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
} as const

/** Country, language and feed: choosing one of the wider two goes to the first feed there. */
export const ViewingLocale = ({ isDisabled, onChoose, ...shown }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
    {useChoices(shown).map(({ name, label, value, options, feedOf }) => (
      <TextField
        key={name}
        select
        size="small"
        label={label}
        value={value}
        disabled={isDisabled}
        onChange={({ target }) => onChoose(feedOf(target.value))}
        sx={field}
      >
        {options.map((option) => (
          <MenuItem key={option.id} value={option.id}>
            {option.name}
          </MenuItem>
        ))}
      </TextField>
    ))}
  </Box>
)

function useChoices({ feeds, chosen }: Pick<Props, 'feeds' | 'chosen'>) {
  const translate = useTranslate()
  const locale = useLocale()
  const nameOfCountry = countryNames(locale)
  const languages = new Intl.DisplayNames(languageTag(locale), { type: 'language' })
  const { country, language } = chosen
  const nameOfFeed = ({ name, is_active, is_default }: StorefrontFeedView) =>
    is_default || !is_active
      ? translate(`resources.storefront.${is_active ? 'default' : 'off'}`, { name })
      : name
  return [
    {
      name: 'country',
      value: country,
      options: countriesOf(feeds).map((id) => ({ id, name: nameOfCountry(id) })),
      feedOf: (id: string) => firstOf(inCountry(feeds, id)),
    },
    {
      name: 'language',
      value: language,
      options: languagesOf(feeds, country).map((id) => ({ id, name: languages.of(id) ?? id })),
      feedOf: (id: string) => firstOf(inLocale(feeds, country, id)),
    },
    {
      name: 'feed',
      value: chosen.id,
      options: inLocale(feeds, country, language).map((feed) => ({ id: feed.id, name: nameOfFeed(feed) })),
      feedOf: (id: string) => feeds.find((feed) => feed.id === id),
    },
  ].map((choice) => ({ ...choice, label: translate(`resources.storefront.${choice.name}`) }))
}
