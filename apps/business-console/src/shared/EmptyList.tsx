import type { ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { Message } from '../layout/Message.tsx'
import { useActingBusiness } from '../session/business-context.ts'

interface Props {
  resource: string
  icon: ReactNode
  /** What such a thing is good for, to those who can make one. */
  text?: string
  children?: ReactNode
}

/** A list of assets without rows: there are none yet, or none that its reader was given. */
export function EmptyList({ resource, icon, text, children }: Props) {
  const translate = useTranslate()
  const { name, abilities } = useActingBusiness().business
  if (!abilities.can_manage_people)
    return (
      <Message
        title={translate(`resources.${resource}.not_shared`)}
        text={translate('console.ask_for_access', { name })}
        icon={icon}
      />
    )
  return (
    <Message
      title={translate(`resources.${resource}.empty`)}
      {...(text && { text: translate(text) })}
      icon={icon}
    >
      {children}
    </Message>
  )
}
