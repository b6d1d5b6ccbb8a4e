import type { ComponentProps } from 'react'
import { PeopleOptions } from '../../entities/users/PeopleOptions.tsx'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'

type Props = Omit<ComponentProps<typeof PeopleOptions>, 'label'>

/** The people that what was typed after an @ may mean. */
export function MentionList({ people, ...choice }: Props) {
  const t = useT<'comments'>()
  return (
    <>
      <PeopleOptions label={t('comments.mentions')} people={people} {...choice} />
      <VisuallyHidden>
        <output>{t('comments.mentionCount', { count: people.length })}</output>
      </VisuallyHidden>
    </>
  )
}
