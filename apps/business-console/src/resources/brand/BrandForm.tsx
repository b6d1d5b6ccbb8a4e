import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { maxLength, TextInput, useTranslate } from 'react-admin'
import { MAX_SITE_NAME, type SiteBrandView } from '@tessera/api-types/site-brand/contracts'
import { RefusedSaveContext } from '../../shared/field-errors.ts'
import { RecordForm } from '../../shared/RecordForm.tsx'
import { SaveBar } from '../../shared/SaveBar.tsx'
import { AccentInput } from './AccentInput.tsx'
import { LogoInput } from './LogoInput.tsx'
import { useSaveBrand } from './use-save-brand.ts'

const label = (field: string) => `resources.brand.fields.${field}`

/** What of the brand a form changes; what is not set is empty. */
function recordOf(
  { name, logo_signature, logo_url, accent_light, accent_dark, version }: SiteBrandView,
  saves: number,
) {
  return {
    id: 'brand',
    /** A save that changes nothing of the brand is another state of the form. */
    saves,
    version,
    name: name ?? '',
    logo_signature,
    logo_url,
    accent_light: accent_light ?? '',
    accent_dark: accent_dark ?? '',
  }
}
export type BrandRecord = ReturnType<typeof recordOf>

export function BrandForm({ brand }: { brand: SiteBrandView }) {
  const translate = useTranslate()
  const [saves, setSaves] = useState(0)
  const record = useMemo(() => recordOf(brand, saves), [brand, saves])
  const [isUploading, setIsUploading] = useState(false)
  const { save, question, isRefused } = useSaveBrand(record, () => setSaves((count) => count + 1))
  return (
    <RefusedSaveContext value={isRefused}>
      <RecordForm record={record} onSubmit={(values: object) => save(values as BrandRecord)}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TextInput
            source="name"
            label={label('name')}
            placeholder={brand.default_name}
            validate={maxLength(MAX_SITE_NAME)}
            helperText={translate('resources.brand.name_hint', { name: brand.default_name })}
          />
          <LogoInput isSending={isUploading} onSending={setIsUploading} />
          <Box component="section" sx={{ display: 'grid', gap: 1 }}>
            <Typography variant="subtitle1" component="h2" sx={{ fontWeight: 700 }}>
              {translate('resources.brand.accent')}
            </Typography>
            <Typography variant="body2" color="textSecondary">
              {translate('resources.brand.accent_hint')}
            </Typography>
            <Box
              sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }}
            >
              <AccentInput source="accent_light" scheme="light" />
              <AccentInput source="accent_dark" scheme="dark" />
            </Box>
          </Box>
        </Box>
        <SaveBar disabled={isUploading} />
      </RecordForm>
      {question}
    </RefusedSaveContext>
  )
}
