import Button from '@mui/material/Button'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { ReportCaseDetailView } from '@tessera/api-types/reports/views'
import { PersonLine } from '../../shared/PersonLine.tsx'
import { StatusChip } from '../../shared/StatusChip.tsx'
import { ConfirmedButton } from '../../shared/ConfirmedButton.tsx'
import { CaseCard } from './CaseCard.tsx'
import { useCaseCall } from './use-case-call.ts'

const text = (part: string) => `resources.reports.${part}`

const titles = {
  pin: 'author',
  comment: 'author',
  conversation: 'author',
  board: 'owner',
  user: 'person',
} as const

/** Who made it, has it or was reported, what was upheld against them, and whether they may write. */
export function CaseAuthor({ report }: { report: ReportCaseDetailView }) {
  const translate = useTranslate()
  const { act, isBusy } = useCaseCall()
  const { id, author, abilities, upheld_count } = report
  const part = titles[report.type]
  const title = text(part)
  if (!author) {
    return (
      <CaseCard title={title}>
        <Typography color="textSecondary">{translate(text(`no_${part}`))}</Typography>
      </CaseCard>
    )
  }
  const name = author.full_name
  const profile = (
    <MuiLink href={`/${author.username}/`} target="_blank" rel="noopener" color="inherit">
      {name}
    </MuiLink>
  )
  return (
    <CaseCard title={title}>
      <PersonLine name={name} image={author.image_medium_url} title={profile}>
        {author.is_write_banned && <StatusChip label={translate(text('banned'))} tone="bad" />}
      </PersonLine>
      <Typography color="textSecondary">
        {translate(text('upheld_count'), { count: upheld_count })}
      </Typography>
      {abilities.can_ban && (
        <ConfirmedButton
          label={translate(text('ban.button'))}
          title={translate(text('ban.title'), { name })}
          content={translate(text('ban.content'))}
          isBusy={isBusy}
          onConfirm={() => act((run) => run('reportCases.banAuthor', { id }), text('ban.done'), name)}
        />
      )}
      {abilities.can_lift_ban && (
        <Button
          variant="outlined"
          disabled={isBusy}
          onClick={() => void act((run) => run('reportCases.liftBan', { id }), text('lift.done'), name)}
        >
          {translate(text('lift.button'))}
        </Button>
      )}
    </CaseCard>
  )
}
