import { useT } from '../../../shared/i18n/i18n-context.ts'
import { useGoBack } from '../../../shared/navigation/use-go-back.ts'
import { ArrowBackIcon } from '../../../shared/ui/icons/control-icons.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import styles from './BackButton.module.css'

export function BackButton() {
  const t = useT<'closeup'>()
  const goBack = useGoBack()
  return (
    <IconButton label={t('closeup.back')} icon={<ArrowBackIcon />} className={styles.back} onClick={goBack} />
  )
}
