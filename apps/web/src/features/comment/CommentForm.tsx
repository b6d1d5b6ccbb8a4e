import { MAX_COMMENT_LENGTH } from '@tessera/api-types/content-limits'
import {
  type ComponentProps,
  type FormEvent,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { CommentTag } from '@tessera/api-types/comments/views'
import type { UserMini } from '@tessera/api-types/users/views'
import { focusUnlessElsewhere, keepFocusUnlessTaken } from '../../shared/browser/focus-return.ts'
import { hasTouchOnly } from '../../shared/browser/media-query.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { VisuallyHidden } from '../../shared/ui/VisuallyHidden.tsx'
import styles from './CommentForm.module.css'
import { CommentPhoto } from './CommentPhoto.tsx'
import { useMentions } from './use-mentions.ts'
import { lazyComponent } from '../../shared/i18n/lazy-component.tsx'
import type { MentionList } from './MentionList.tsx'

type MentionListProps = ComponentProps<typeof MentionList> & { onDismiss: () => void }

/** The suggestions come when somebody is first mentioned. */
const LazyMentionList = lazyComponent<MentionListProps>(['comments'], () =>
  import('./MentionList.tsx').then((module) => module.MentionList),
)

const COUNTED_BELOW = 100

type Props = {
  label: string
  submitLabel: string
  initialText?: string
  /** People the text names from the start. */
  named?: readonly UserMini[]
  /** Returns what went wrong, in words; null when it worked. */
  onSend: (text: string, tags: CommentTag[], photo: File | null) => Promise<string | null>
  /** Runs once all that was typed is sent. */
  onSent?: () => void
  takesPhoto?: boolean
  onCancel?: () => void
}

/** What was typed while a text was sent: a change holds the sent text as well, a new one follows it. */
function unsentOf(now: string, sent: string, isChange: boolean): string {
  if (isChange) return now === sent ? '' : now
  return now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
}

const NOBODY: readonly UserMini[] = []

type FootProps = Pick<Props, 'submitLabel' | 'onCancel'> & {
  id: string
  left: number
  isSending: boolean
  isEmpty: boolean
}

function Foot({ id, left, submitLabel, isSending, isEmpty, onCancel }: FootProps) {
  const t = useT<'comments'>()
  return (
    <div className={styles.foot}>
      <span id={id} className={styles.left}>
        {left <= COUNTED_BELOW && t('comments.left', { count: left })}
      </span>
      {onCancel && (
        <Button tone="plain" onClick={onCancel}>
          {t('comments.cancelReply')}
        </Button>
      )}
      <Button type="submit" tone="primary" isBusy={isSending} disabled={isEmpty}>
        {submitLabel}
      </Button>
    </div>
  )
}

type AreaProps = Pick<ReturnType<typeof useMentions>, 'area' | 'list'> & {
  ref: Ref<HTMLTextAreaElement>
  id: string
  label: string
  text: string
}

function Area({ area, list, ref, id, label, text }: AreaProps) {
  return (
    <div className={styles.area}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <textarea
        {...area}
        ref={ref}
        id={id}
        rows={1}
        value={text}
        placeholder={label}
        maxLength={MAX_COMMENT_LENGTH}
        aria-describedby={`${id}-left`}
        className={styles.text}
      />
      {list && <LazyMentionList {...list} />}
    </div>
  )
}

/** Puts the caret into a box that was asked for; once the box is gone, what opened it has the focus again. */
function useCaret(area: RefObject<HTMLTextAreaElement | null>, isAskedFor: boolean): void {
  useEffect(() => {
    if (!isAskedFor) return
    const giveBack = keepFocusUnlessTaken()
    area.current?.focus()
    return giveBack
  }, [area, isAskedFor])
}

/** A text of at most 500 characters, in which people can be mentioned. It is kept when sending fails. */
export function CommentForm(props: Props) {
  const { label, submitLabel, initialText = '', named = NOBODY, takesPhoto, onSend, onSent, onCancel } = props
  const id = useId()
  const [text, setText] = useState(initialText)
  const [fault, setFault] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const [photo, setPhoto] = useState<File | null>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const mentions = useMentions({ area, text, onText: setText }, named)
  const isAskedFor = Boolean(onCancel)
  const isOpen = text !== '' || photo !== null || isAskedFor

  useCaret(area, isAskedFor)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (!wanted || isSending) return
    setIsSending(true)
    const problem = await onSend(wanted, mentions.tagsOf(wanted), photo)
    if (!area.current) return
    setIsSending(false)
    setFault(problem)
    if (problem) return
    // What was typed or chosen meanwhile is not sent yet.
    const unsent = unsentOf(area.current.value, text, initialText !== '')
    setText(unsent)
    if (!unsent) onSent?.()
    setPhoto((now) => (now === photo ? null : now))
    if (!hasTouchOnly()) focusUnlessElsewhere(area.current, area.current?.form)
  }
  return (
    <form onSubmit={(event) => void send(event)} className={styles.form}>
      <Area area={mentions.area} list={mentions.list} ref={area} id={id} label={label} text={text} />
      <p role="alert" className={styles.fault}>
        {fault}
      </p>
      {takesPhoto && <CommentPhoto photo={photo} onPhoto={setPhoto} />}
      {isOpen && (
        <Foot
          id={`${id}-left`}
          left={MAX_COMMENT_LENGTH - text.length}
          submitLabel={submitLabel}
          isSending={isSending}
          isEmpty={!text.trim()}
          onCancel={onCancel}
        />
      )}
    </form>
  )
}
