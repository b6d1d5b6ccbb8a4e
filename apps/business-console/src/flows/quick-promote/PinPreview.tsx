import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'

const THEMES = ['light', 'dark'] as const
const DEVICES = ['phone', 'desktop'] as const
const WIDTH_OF = { phone: 168, desktop: 236 } as const

/** The card as it will stand in feeds: on a phone or wider, light or dark. */
export function PinPreview({ pin, promoterName }: { pin: PromotablePinView | null; promoterName: string }) {
  const translate = useTranslate()
  const [theme, setTheme] = useState<(typeof THEMES)[number]>('light')
  const [device, setDevice] = useState<(typeof DEVICES)[number]>('desktop')
  return (
    <Box component="section" aria-label={translate('console.promote.preview.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.5 }}>
        <Choice name="device" values={DEVICES} value={device} onChange={setDevice} />
        <Choice name="theme" values={THEMES} value={theme} onChange={setTheme} />
      </Box>
      <Box
        data-theme={theme}
        sx={{
          bgcolor: 'var(--color-background)',
          color: 'var(--color-text)',
          border: '1px solid var(--color-border)',
          borderRadius: 'var(--radius-large)',
          p: 2,
          minHeight: 280,
          display: 'grid',
          justifyContent: 'center',
          alignContent: 'start',
        }}
      >
        {pin && <PinCard pin={pin} promoterName={promoterName} width={WIDTH_OF[device]} />}
      </Box>
    </Box>
  )
}

interface CardProps {
  pin: PromotablePinView
  promoterName: string
  width: number
}

function PinCard({ pin, promoterName, width }: CardProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ width }}>
      <Box
        component="img"
        src={pin.image_url ?? undefined}
        alt=""
        sx={{ display: 'block', width: '100%', borderRadius: 'var(--radius-large)' }}
      />
      <Typography
        sx={{
          mt: 0.75,
          mx: 0.75,
          fontWeight: 500,
          fontSize: 14,
          lineHeight: '20px',
          overflowWrap: 'anywhere',
        }}
      >
        {pin.title}
      </Typography>
      <Typography
        sx={{ mx: 0.75, fontSize: 12, overflowWrap: 'anywhere', color: 'var(--color-text-subtle)' }}
      >
        {translate('console.promote.preview.promoted', { name: promoterName })}
      </Typography>
    </Box>
  )
}

interface ChoiceProps<T extends string> {
  name: 'device' | 'theme'
  values: readonly T[]
  value: T
  onChange: (value: T) => void
}

function Choice<T extends string>({ name, values, value, onChange }: ChoiceProps<T>) {
  const translate = useTranslate()
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={translate(`console.promote.preview.${name}`)}
      value={value}
      onChange={(_event, chosen: T | null) => chosen && onChange(chosen)}
    >
      {values.map((each) => (
        <ToggleButton key={each} value={each}>
          {translate(`console.promote.preview.${each}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
