import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { Brand } from '../../layout/Brand.tsx'
import { messageOf } from '../../shared/field-errors.ts'
import { uploadLogo } from './brand-calls.ts'

const CHANGED = { shouldDirty: true, shouldTouch: true }

interface Props {
  isSending: boolean
  onSending: (isSending: boolean) => void
}

/** Uploads a picture as soon as it is chosen; it becomes the logo when the form is saved. */
function useLogo(onSending: Props['onSending']) {
  const { setValue } = useFormContext()
  const [failure, setFailure] = useState<string | null>(null)
  const set = (signature: string | null, url: string | null) => {
    setValue('logo_signature', signature, CHANGED)
    setValue('logo_url', url, CHANGED)
  }
  const choose = async (picture: File) => {
    onSending(true)
    setFailure(null)
    try {
      const { image_signature, image_url } = await uploadLogo(picture)
      set(image_signature, image_url)
    } catch (error) {
      setFailure(messageOf(error))
    } finally {
      onSending(false)
    }
  }
  return { choose, clear: () => set(null, null), failure }
}

const tile = {
  width: 64,
  height: 64,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '22%',
  border: '1px solid var(--color-border)',
  backgroundColor: 'var(--color-surface-sunken)',
  overflow: 'hidden',
  '& img': { width: 64, height: 64, objectFit: 'cover', backgroundColor: '#fff' },
}

export function LogoInput({ isSending, onSending }: Props) {
  const translate = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { choose, clear, failure } = useLogo(onSending)
  const url = useWatch<{ logo_url: string | null }, 'logo_url'>({ name: 'logo_url' })
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [picture] = target.files ?? []
    if (picture) void choose(picture)
    target.value = ''
  }
  return (
    <Box component="section" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
      <Typography id={id} variant="subtitle1" component="h2" sx={{ fontWeight: 700 }}>
        {translate('resources.brand.fields.logo_signature')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
        <Box sx={tile}>
          {url ? <img src={url} alt={translate('resources.brand.logo_shown')} /> : <Brand size={36} />}
        </Box>
        <input ref={input} type="file" accept="image/*" hidden onChange={onChange} />
        <Button variant="outlined" loading={isSending} onClick={() => input.current?.click()}>
          {translate(url ? 'resources.brand.logo_replace' : 'resources.brand.logo_choose')}
        </Button>
        {url && (
          <Button color="inherit" disabled={isSending} onClick={clear}>
            {translate('resources.brand.logo_remove')}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary">
        {translate('resources.brand.logo_hint')}
      </Typography>
      {failure && <Alert severity="error">{translate(failure, { _: failure })}</Alert>}
    </Box>
  )
}
