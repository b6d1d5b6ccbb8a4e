import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useId } from 'react'
import { TextInput, useInput, useTranslate } from 'react-admin'
import {
  ACCENT_CONTRAST,
  accentContrast,
  GROUNDS,
  isReadable,
  OWN_ACCENT,
  type Scheme,
} from '@tessera/api-types/site-brand/accent'

const COLOR = /^#[0-9a-f]{6}$/i

const picker = {
  width: 44,
  height: 44,
  p: 0.5,
  flex: 'none',
  border: '1px solid var(--color-border-control)',
  borderRadius: '12px',
  backgroundColor: 'transparent',
  cursor: 'pointer',
}

interface Props {
  source: string
  scheme: Scheme
}

/** One color with how it looks on its background, and whether that is readable. */
export function AccentInput({ source, scheme }: Props) {
  const translate = useTranslate()
  const id = useId()
  const { field } = useInput({ source })
  const label = translate(`resources.brand.fields.${source}`)
  const typed = String(field.value ?? '').trim()
  const color = COLOR.test(typed) ? typed.toLowerCase() : OWN_ACCENT[scheme]
  return (
    <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
        <Box
          component="input"
          type="color"
          aria-label={translate('resources.brand.pick', { label })}
          aria-describedby={id}
          value={color}
          onChange={({ target }: ChangeEvent<HTMLInputElement>) => field.onChange(target.value)}
          sx={{ ...picker, mt: 1 }}
        />
        <TextInput
          source={source}
          label={label}
          placeholder={OWN_ACCENT[scheme]}
          helperText={false}
          slotProps={{ htmlInput: { 'aria-describedby': id } }}
        />
      </Box>
      <Sample color={color} scheme={scheme} describedBy={id} />
    </Box>
  )
}

function Sample({ color, scheme, describedBy }: { color: string; scheme: Scheme; describedBy: string }) {
  const translate = useTranslate()
  const ratio = Math.floor(accentContrast(color, scheme) * 10) / 10
  const isFine = isReadable(color, scheme)
  const ground = { p: 1.5, borderRadius: '12px', border: '1px solid var(--color-border)' }
  return (
    <>
      <Box
        aria-hidden="true"
        sx={{ ...ground, display: 'flex', alignItems: 'center', gap: 2, backgroundColor: GROUNDS[scheme] }}
      >
        <Box
          sx={{
            px: 2,
            py: 1,
            borderRadius: 999,
            fontSize: 14,
            fontWeight: 600,
            backgroundColor: color,
            color: scheme === 'light' ? '#fff' : GROUNDS.dark,
          }}
        >
          {translate('resources.brand.sample_button')}
        </Box>
        <Box sx={{ fontSize: 14, fontWeight: 600, color }}>{translate('resources.brand.sample_text')}</Box>
      </Box>
      <Typography id={describedBy} role="status" variant="caption" color={isFine ? 'textSecondary' : 'error'}>
        {translate(isFine ? 'resources.brand.contrast' : 'resources.brand.contrast_low', {
          ratio,
          needed: ACCENT_CONTRAST,
        })}
      </Typography>
    </>
  )
}
