import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useTranslate } from 'react-admin'
import type { MerchantPolicyView } from '@tessera/api-types/verified-merchants/views'
import { MerchantCard } from './MerchantCard.tsx'
import { StepIcon } from './StepIcon.tsx'
import { iconOfPolicy } from './workflow-icon.ts'

const text = (key: string) => `resources.verified-merchant.${key}`

/** The policies as buyers find them. */
export function PolicyList({ policies }: { policies: readonly MerchantPolicyView[] }) {
  const translate = useTranslate()
  return (
    <MerchantCard title={translate(text('policies'))}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 }}>
        {policies.map(({ policy, url, finding, explanation }) => (
          <Box component="li" key={policy} sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
            <StepIcon icon={iconOfPolicy(finding)} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 700 }}>{translate(text(`policy.${policy}`))}</Typography>
              <Typography color="textSecondary">{explanation}</Typography>
              <Link href={url} target="_blank" rel="noopener nofollow" sx={{ overflowWrap: 'anywhere' }}>
                <bdi>{url}</bdi>
              </Link>
            </Box>
          </Box>
        ))}
      </Box>
    </MerchantCard>
  )
}
