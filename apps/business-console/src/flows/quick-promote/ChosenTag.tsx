import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import { useChosenTag } from './use-promote-tags.ts'
import type { QuickPromoteWork } from './use-quick-promote.ts'

/** The tag that counts conversions, and the way to another one. */
export function ChosenTag({ work: { state, dispatch } }: { work: QuickPromoteWork }) {
  const translate = useTranslate()
  const { data: tag } = useChosenTag(state.form)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
      {tag && (
        <Typography sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
          {translate('console.promote.tag.chosen', { name: tag.name })}
        </Typography>
      )}
      <Button size="small" onClick={() => dispatch({ type: 'stepped', step: 'TAG_MODAL' })}>
        {translate(tag ? 'console.promote.tag.change' : 'console.promote.tag.title')}
      </Button>
    </Box>
  )
}
