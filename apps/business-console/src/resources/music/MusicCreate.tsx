import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { Form, useNotify, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { MUSIC_EXTENSIONS } from '@tessera/api-types/music/music-files'
import { PageHeader } from '../../shared/PageHeader.tsx'
import { useHubPath } from '../../shared/use-hub-path.ts'
import { LeaveGuard } from '../../shared/use-leave-guard.ts'
import { MusicInputs } from './MusicInputs.tsx'
import { type NewTrack, refusalText, sendTrack } from './send-track.ts'

const chooser = {
  font: 'inherit',
  minWidth: 0,
  width: '100%',
  '&::file-selector-button': {
    font: 'inherit',
    fontWeight: 600,
    color: 'text.primary',
    minHeight: 44,
    px: 2,
    mr: 1.5,
    border: 0,
    borderRadius: 99,
    backgroundColor: 'action.selected',
    cursor: 'pointer',
  },
}

interface FileFieldProps {
  label: string
  hint: string
  accept: string
  onChange: (file: File | null) => void
}

function FileField({ label, hint, accept, onChange }: FileFieldProps) {
  const id = useId()
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, mb: 1 }}>
      <label htmlFor={id}>{label}</label>
      <Box
        component="input"
        sx={chooser}
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) => onChange(target.files?.[0] ?? null)}
      />
      <Typography id={`${id}-hint`} variant="caption" color="text.secondary">
        {hint}
      </Typography>
    </Box>
  )
}

/** Sends a track, and goes to its page; who has left by then stays where they are. */
function useSending() {
  const translate = useTranslate()
  const notify = useNotify()
  const navigate = useNavigate()
  const list = useHubPath()('music')
  const [isSending, setIsSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isSent = useRef(false)
  const isHere = useRef(false)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  const send = async (values: NewTrack, file: File | null, picture: File | null) => {
    if (!file) return setFailure(translate('resources.music.file_needed'))
    setIsSending(true)
    setFailure(null)
    try {
      const { id } = await sendTrack(values, file, picture)
      notify('resources.music.added', { type: 'success' })
      isSent.current = true
      if (isHere.current) void navigate(`${list}/${id}`)
    } catch (error) {
      const text = translate(refusalText(error))
      if (isHere.current) setFailure(text)
      else notify(text, { type: 'error' })
    } finally {
      setIsSending(false)
    }
  }
  return { send, isSending, isSent, failure }
}

/** A new track: its words, its file and the picture that stands for it. */
export function MusicCreate() {
  const translate = useTranslate()
  const { send, isSending, isSent, failure } = useSending()
  const [file, setFile] = useState<File | null>(null)
  const [picture, setPicture] = useState<File | null>(null)
  const label = translate('resources.music.create')
  return (
    <>
      <PageHeader title={label} back="music" />
      <Card sx={{ p: { xs: 2, sm: 3 }, maxWidth: 720 }}>
        <Form onSubmit={(values: object) => send(values as NewTrack, file, picture)}>
          <LeaveGuard isChanged={(isTyped) => !isSent.current && (isTyped || Boolean(file ?? picture))} />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}>
            {failure && <Alert severity="error">{failure}</Alert>}
            <FileField
              label={translate('resources.music.file')}
              hint={translate('resources.music.file_hint')}
              accept={MUSIC_EXTENSIONS.join(',')}
              onChange={setFile}
            />
            <MusicInputs />
            <FileField
              label={translate('resources.music.picture')}
              hint={translate('resources.music.picture_hint')}
              accept="image/*"
              onChange={setPicture}
            />
            <Box>
              <Button type="submit" variant="contained" loading={isSending}>
                {label}
              </Button>
            </Box>
          </Box>
        </Form>
      </Card>
    </>
  )
}
