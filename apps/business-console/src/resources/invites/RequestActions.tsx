import ApproveIcon from '@mui/icons-material/CheckOutlined'
import DeclineIcon from '@mui/icons-material/CloseOutlined'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PartnerRequestView } from '@tessera/api-types/partners/views'
import { useActingBusiness } from '../../session/business-context.ts'
import { RowMenu } from '../../shared/RowMenu.tsx'
import { useOperation } from '../../shared/use-operation.ts'
import { ApproveDialog } from './ApproveDialog.tsx'

export function RequestActions({ request }: { request: PartnerRequestView }) {
  const translate = useTranslate()
  const { business } = useActingBusiness()
  const [isApproving, setIsApproving] = useState(false)
  const accepting = useOperation('partnerRequests.update', 'resources.requests.accepted')
  const declining = useOperation('partnerRequests.update', 'resources.requests.declined')
  const { id, partner, request_type } = request
  const response = { business_id: business.id, id }
  const names = { name: partner.name }
  const isInvite = request_type === 'PARTNER'
  const accept = {
    label: translate(isInvite ? 'resources.requests.accept' : 'resources.requests.approve'),
    icon: <ApproveIcon fontSize="small" />,
    isDisabled: accepting.isRunning,
    onSelect: () =>
      isInvite ? void accepting.perform({ ...response, status: 'ACCEPTED' }, names) : setIsApproving(true),
  }
  const decline = {
    label: translate('resources.requests.decline'),
    icon: <DeclineIcon fontSize="small" />,
    isDisabled: declining.isRunning,
    onSelect: () => void declining.perform({ ...response, status: 'DECLINED' }, names),
  }
  return (
    <>
      <RowMenu name={partner.name} actions={[accept, decline]} />
      {isApproving && (
        <ApproveDialog
          request={request}
          isRunning={accepting.isRunning}
          onClose={() => setIsApproving(false)}
          onApprove={async (assets) => {
            if (await accepting.perform({ ...response, status: 'ACCEPTED', assets }, names)) {
              setIsApproving(false)
            }
          }}
        />
      )}
    </>
  )
}
