import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslate } from 'react-admin'

interface Props {
  title: string
  /** Of a frame on a page that has its main heading already. */
  level?: 'h1' | 'h2'
  lead?: string | undefined
  /** Which step of how many, from 1. */
  step: number
  steps: number
  canProceed: boolean
  isBusy?: boolean
  next: { label: string; onNext: () => void }
  onBack?: (() => void) | undefined
  /** What else can be done at the end of the step. */
  actions?: ReactNode
  children: ReactNode
}

/** One step of several: its heading, its questions, the way on and the way back. */
export function StepFrame({ title, level = 'h1', lead, step, steps, children, ...ways }: Props) {
  const translate = useTranslate()
  const heading = useStepHeading(step)
  const { canProceed, isBusy = false, next } = ways
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (canProceed && !isBusy) next.onNext()
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('console.steps.at', { step, steps })}
      </Typography>
      <LinearProgress
        variant="determinate"
        value={(100 * step) / steps}
        aria-hidden
        sx={{ borderRadius: 999, mb: 3 }}
      />
      <Typography
        ref={heading}
        tabIndex={-1}
        variant="h5"
        component={level}
        sx={{ fontWeight: 700, mb: 1, outline: 'none' }}
      >
        {title}
      </Typography>
      {lead && <Typography color="textSecondary">{lead}</Typography>}
      <Box sx={{ display: 'grid', gap: 2.5, my: 3 }}>{children}</Box>
      <Ways {...ways} />
    </form>
  )
}

type WaysProps = Pick<Props, 'canProceed' | 'isBusy' | 'next' | 'onBack' | 'actions'>

function Ways({ canProceed, isBusy = false, next, onBack, actions }: WaysProps) {
  const translate = useTranslate()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      {onBack && (
        <Button variant="outlined" onClick={onBack} disabled={isBusy}>
          {translate('console.steps.back')}
        </Button>
      )}
      <Box sx={{ flex: 1 }} />
      {actions}
      <Button type="submit" variant="contained" disabled={!canProceed || isBusy}>
        {next.label}
      </Button>
    </Box>
  )
}

/** The keyboard and the screen reader go on at the heading of another step. */
function useStepHeading(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
