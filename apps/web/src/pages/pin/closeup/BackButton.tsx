import { useLocation, useNavigate } from 'react-router-dom'
import { useT } from '../../../shared/i18n/i18n-context.ts'
import { ArrowBackIcon } from '../../../shared/ui/icons/ArrowBackIcon.tsx'
import { IconButton } from '../../../shared/ui/IconButton.tsx'
import styles from './PinDetails.module.css'

// The entry that a document starts with: nothing of ours lies behind it.
const FIRST_ENTRY = 'default'

/** Back to where one came from; who came from outside goes home. */
export function BackButton() {
  const t = useT()
  const navigate = useNavigate()
  const { key } = useLocation()
  const goBack = () => void (key === FIRST_ENTRY ? navigate('/') : navigate(-1))
  return (
    <IconButton label={t('closeup.back')} icon={<ArrowBackIcon />} className={styles.back} onClick={goBack} />
  )
}
