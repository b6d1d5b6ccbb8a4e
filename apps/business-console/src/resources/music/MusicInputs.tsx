import { maxLength, required, TextInput } from 'react-admin'
import { MUSIC_MAX_LICENSE, MUSIC_MAX_WORDS } from '@tessera/api-types/music/music-files'

const short = [required(), maxLength(MUSIC_MAX_WORDS)]

export const MusicInputs = () => (
  <>
    <TextInput source="title" validate={short} />
    <TextInput source="artist" validate={short} />
    <TextInput source="isrc" helperText="resources.music.isrc_hint" />
    <TextInput
      source="license"
      multiline
      validate={[required(), maxLength(MUSIC_MAX_LICENSE)]}
      helperText="resources.music.license_hint"
    />
  </>
)
