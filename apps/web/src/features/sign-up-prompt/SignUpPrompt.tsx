import { forgetKeptSave, keepSave } from '../../entities/session/kept-save.ts'
import {
  selectUnauthSavePinId,
  selectViewedImages,
  unauthSaveDismissed,
} from '../../entities/session/session-slice.ts'
import {
  selectSignUpPrompt,
  type SignUpReason,
  signUpPromptDismissed,
} from '../../entities/session/sign-up-prompt-slice.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import type { MessageKey } from '../../shared/i18n/messages.ts'
import { useAppDispatch, useAppSelector } from '../../shared/store/hooks.ts'
import { ButtonLink } from '../../shared/ui/Button.tsx'
import { Dialog } from '../../shared/ui/dialog/Dialog.tsx'
import styles from './SignUpPrompt.module.css'

const WIDTH = 440
const PICTURES_SHOWN = 3

const TEXTS: Record<SignUpReason, { title: MessageKey<'prompts'>; description: MessageKey<'prompts'> }> = {
  save: { title: 'signUp.toSaveTitle', description: 'signUp.toSaveDescription' },
  follow: { title: 'signUp.toFollowTitle', description: 'signUp.toFollowDescription' },
  react: { title: 'signUp.toReactTitle', description: 'signUp.toReactDescription' },
  message: { title: 'signUp.toMessageTitle', description: 'signUp.toMessageDescription' },
  comment: { title: 'signUp.toCommentTitle', description: 'signUp.toCommentDescription' },
}

const withNext = (path: string, next: string) => `${path}?${new URLSearchParams({ next }).toString()}`

/** What the visitor looked at last: what there is to keep. */
function Viewed() {
  const pictures = useAppSelector(selectViewedImages).slice(0, PICTURES_SHOWN)
  if (pictures.length < PICTURES_SHOWN) return null
  return (
    <div className={styles.viewed} aria-hidden>
      {pictures.map((url) => (
        <img key={url} src={url} alt="" />
      ))}
    </div>
  )
}

/** Invites a visitor to sign up, and brings them back to what they were about to do. */
export function SignUpPrompt() {
  const t = useT<'prompts'>()
  const dispatch = useAppDispatch()
  const prompt = useAppSelector(selectSignUpPrompt)
  const pinId = useAppSelector(selectUnauthSavePinId)
  if (!prompt) return null
  const { reason, next } = prompt
  const close = () => dispatch(signUpPromptDismissed())
  const leave = () => {
    if (reason === 'save' && pinId) keepSave(pinId)
    close()
  }
  const dismiss = () => {
    if (reason === 'save') {
      forgetKeptSave()
      dispatch(unauthSaveDismissed())
    }
    close()
  }
  const { title, description } = TEXTS[reason]
  return (
    <Dialog title={t(title)} width={WIDTH} variant="sheet" onDismiss={dismiss}>
      <Viewed />
      <p className={styles.description}>{t(description)}</p>
      <div className={styles.ways}>
        <ButtonLink to={withNext('/signup/', next)} tone="primary" size="large" isFullWidth onClick={leave}>
          {t('signUp.create')}
        </ButtonLink>
        <ButtonLink to={withNext('/login/', next)} size="large" isFullWidth onClick={leave}>
          {t('signUp.logIn')}
        </ButtonLink>
      </div>
    </Dialog>
  )
}
