import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { BillingProfileView } from '@tessera/api-types/ads/views'
import { messageOf } from '../field-errors.ts'
import { LoadFailure } from '../LoadFailure.tsx'
import { useRun } from '../use-operation.ts'
import { billingProfileKey, CardDialog, NO_ADDRESS } from './CardDialog.tsx'

export function useBillingProfile(advertiser_id: string) {
  const run = useRun()
  return useQuery({
    queryKey: billingProfileKey(advertiser_id),
    queryFn: () => run('billingProfiles.get', { advertiser_id }),
  })
}

interface Place {
  advertiser_id: string
  /** Where the payment page leads back to. */
  return_path: string
}

/** The card that an ad account pays with, and the way to another one. */
export function PayingCard(place: Place) {
  const translate = useTranslate()
  const { data: profile, error, refetch } = useBillingProfile(place.advertiser_id)
  useCardReturn()
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  if (!profile) return <Skeleton variant="text" sx={{ maxWidth: 320, mb: 2 }} />
  return (
    <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2, mb: 2 }}>
      <Typography color="text.secondary">
        {profile.card_last4 === null
          ? translate('resources.invoices.no_card')
          : translate('resources.invoices.card', {
              brand: (profile.card_brand ?? '').replace(/^./, (letter) => letter.toUpperCase()),
              last4: profile.card_last4,
              expiry: `${String(profile.card_expiry_month).padStart(2, '0')}/${profile.card_expiry_year}`,
            })}
      </Typography>
      <ChangeCardButton {...place} profile={profile} />
    </Stack>
  )
}

function ChangeCardButton({ profile, ...place }: Place & { profile: BillingProfileView }) {
  const translate = useTranslate()
  const run = useRun()
  const notify = useNotify()
  const [isLeaving, setIsLeaving] = useState(false)
  const [isTyping, setIsTyping] = useState(false)
  const leave = async () => {
    setIsLeaving(true)
    try {
      const { url } = await run('cardSessions.begin', {
        ...place,
        billing_address: profile.billing_address ?? NO_ADDRESS,
        tax_id: profile.tax_id ?? '',
      })
      window.location.assign(url)
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      setIsLeaving(false)
    }
  }
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        disabled={isLeaving}
        onClick={() => (profile.card_entry === 'hosted' ? void leave() : setIsTyping(true))}
      >
        {translate(`resources.invoices.${profile.card_last4 === null ? 'add_card' : 'change_card'}`)}
      </Button>
      {isTyping && <CardDialog profile={profile} onClose={() => setIsTyping(false)} />}
    </>
  )
}

/** Takes over the card that somebody comes back from the payment provider with. */
function useCardReturn(): void {
  const run = useRun()
  const notify = useNotify()
  const refresh = useRefresh()
  const queries = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [advertiser_id, session_id] = [search.get('advertiser'), search.get('card_session')]
  useEffect(() => {
    if (!advertiser_id || !session_id) return
    setSearch({}, { replace: true })
    run('cardSessions.finish', { advertiser_id, session_id }).then(
      async (profile) => {
        await queries.cancelQueries({ queryKey: billingProfileKey(advertiser_id) })
        queries.setQueryData(billingProfileKey(advertiser_id), profile)
        notify('resources.invoices.card_changed', { type: 'success' })
        refresh()
      },
      (error: unknown) => notify(messageOf(error), { type: 'warning' }),
    )
  }, [advertiser_id, notify, queries, refresh, run, session_id, setSearch])
}
