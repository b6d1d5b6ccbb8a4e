import { useEffect } from 'react'
import { z } from 'zod'
import type { BoardView } from '@tessera/api-types/boards/views'
import { BOARD_NAME_MAX } from '@tessera/api-types/boards/board-limits'
import { boardsApi } from '../../entities/boards/boards-api.ts'
import { useCallForm } from '../../shared/forms/use-call-form.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { useAppDispatch } from '../../shared/store/hooks.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx'
import { TextField } from '../../shared/ui/forms/TextField.tsx'
import styles from './NewBoard.module.css'

type Props = { name: string; isMove: boolean; onBack: () => void; onCreated: (board: BoardView) => void }

const key = (message: MessageKey<'picker'>) => message

const BoardValues = z.object({
  name: z.string().trim().min(1, key('picker.nameNeeded')).max(BOARD_NAME_MAX, key('picker.nameTooLong')),
  isSecret: z.boolean(),
})

/** A board made on the spot, with its name and whether it is secret. */
export function NewBoard({ name, isMove, onBack, onCreated }: Props) {
  const t = useT<'picker'>()
  const dispatch = useAppDispatch()
  const { submit, field, formError, form, isSubmitting } = useCallForm({
    schema: BoardValues,
    fields: ['name'],
    values: { name, isSecret: false },
    async send({ name: chosen, isSecret }) {
      const privacy = isSecret ? 'secret' : 'public'
      onCreated(await dispatch(boardsApi.endpoints.createBoard.initiate({ name: chosen, privacy })).unwrap())
    },
  })
  useEffect(() => form.setFocus('name'), [form])
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <FormAlert text={formError} />
      <TextField
        label={t('picker.name')}
        placeholder={t('picker.namePlaceholder')}
        maxLength={BOARD_NAME_MAX}
        {...field('name')}
      />
      <label className={styles.secret}>
        <input type="checkbox" className={styles.switch} {...form.register('isSecret')} />
        <span>
          <span className={styles.label}>{t('picker.keepSecret')}</span>
          <span className={styles.hint}>{t('picker.keepSecretHint')}</span>
        </span>
      </label>
      <div className={styles.steps}>
        <Button onClick={onBack}>{t('app.cancel')}</Button>
        <Button type="submit" tone="primary" isBusy={isSubmitting}>
          {t(isMove ? 'picker.createAndMove' : 'picker.createAndSave')}
        </Button>
      </div>
    </form>
  )
}
