import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { PromotablePinView } from '@tessera/api-types/ads/quick-promote-contracts'

interface Props {
  pin: PromotablePinView
  onChoose: (pin: PromotablePinView) => void
}

const lines = { display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden' }

/** A pin to choose; where it cannot be chosen, with the reason. */
export function PinChoice({ pin, onChoose }: Props) {
  const translate = useTranslate()
  const title = pin.title || translate('console.promote.pins.untitled')
  return (
    <ButtonBase
      disabled={pin.reason !== null}
      onClick={() => onChoose(pin)}
      sx={{ display: 'block', textAlign: 'start', borderRadius: '12px', opacity: pin.reason ? 0.55 : 1 }}
    >
      <Box
        component="img"
        src={pin.image_url ?? undefined}
        alt=""
        loading="lazy"
        sx={{
          display: 'block',
          width: '100%',
          height: 130,
          objectFit: 'cover',
          borderRadius: '12px',
          bgcolor: 'action.hover',
        }}
      />
      <Typography variant="body2" sx={{ ...lines, mt: 0.5, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {pin.reason && (
        <Typography variant="caption" color="textSecondary">
          {translate(`console.promote.pins.reason.${pin.reason}`)}
        </Typography>
      )}
    </ButtonBase>
  )
}
