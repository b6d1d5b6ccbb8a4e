import type { PinPromotion } from '@tessera/api-types/pins/promotion'
import { useState } from 'react'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import { Button } from '../../shared/ui/Button.tsx'

const LazyLeadFormDialog = lazyComponent(['lead-form'], () =>
  import('./LeadFormDialog.tsx').then((module) => module.LeadFormDialog),
)

/** Opens what the advertiser of a pin asks. */
export function LeadFormButton({ promotion }: { promotion: PinPromotion; onDismiss?: () => void }) {
  const t = useT<'lead-form'>()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div>
      <Button tone="primary" size="large" isFullWidth onClick={() => setIsOpen(true)}>
        {t('leadForm.open')}
      </Button>
      {isOpen && <LazyLeadFormDialog promotion={promotion} onDismiss={() => setIsOpen(false)} />}
    </div>
  )
}
