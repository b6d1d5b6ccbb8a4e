import { BoardCard } from '../../entities/boards/BoardCard.tsx'
import { selectBoardEntities } from '../../entities/boards/boards-slice.ts'
import {
  useFollowedBoardsInfiniteQuery,
  useFollowedTopicsInfiniteQuery,
  useFollowingInfiniteQuery,
} from '../../entities/profile/profile-api.ts'
import { useProfileOptions } from '../../entities/profile/use-profile-options.ts'
import { selectTopic } from '../../entities/topics/topics-slice.ts'
import { TopicRow } from '../../entities/topics/TopicRow.tsx'
import type { User } from '../../entities/users/users-slice.ts'
import { FollowBoardButton } from '../../features/follow/FollowBoardButton.tsx'
import { FollowTopicButton } from '../../features/follow/FollowTopicButton.tsx'
import { useIdFeed } from '../../shared/api/id-feed.ts'
import { useT } from '../../shared/i18n/i18n-context.ts'
import { useAppSelector } from '../../shared/store/hooks.ts'
import { CompassIcon, TilesIcon } from '../../shared/ui/icons/shell-icons.tsx'
import { TabPanels } from '../../shared/ui/TabPanels.tsx'
import { ConnectionList } from './ConnectionList.tsx'
import { People } from './People.tsx'
import styles from './PeopleDialog.module.css'

type Props = { user: User }

function FollowedPeople({ user }: Props) {
  const t = useT<'profile'>()
  const feed = useIdFeed(useFollowingInfiniteQuery({ username: user.username }))
  return <People feed={feed} emptyTitle={t('profile.noFollowing', { name: user.full_name })} />
}

function FollowedBoards({ user }: Props) {
  const t = useT<'profile'>()
  const boards = useAppSelector(selectBoardEntities)
  const feed = useIdFeed(useFollowedBoardsInfiniteQuery({ username: user.username }))
  return (
    <ConnectionList
      feed={feed}
      icon={<TilesIcon size={40} />}
      emptyTitle={t('profile.noFollowedBoards', { name: user.full_name })}
      renderItem={(id) => {
        const board = boards[id]
        return (
          board && (
            <div className={styles.board}>
              <BoardCard board={board} showsOwner heading="h3" isLine />
              {board.abilities?.can_follow && <FollowBoardButton boardId={id} />}
            </div>
          )
        )
      }}
    />
  )
}

function FollowedTopic({ id }: { id: string }) {
  const topic = useAppSelector((state) => selectTopic(state, id))
  return topic && <TopicRow topic={topic} action={<FollowTopicButton topicId={id} />} />
}

function FollowedTopics({ user }: Props) {
  const t = useT<'profile'>()
  const feed = useIdFeed(useFollowedTopicsInfiniteQuery({ username: user.username }))
  return (
    <ConnectionList
      feed={feed}
      icon={<CompassIcon size={40} />}
      emptyTitle={t('profile.noFollowedTopics', { name: user.full_name })}
      renderItem={(id) => <FollowedTopic id={id} />}
    />
  )
}

/** People, boards and topics that a person follows; the list that was open last opens again. */
export function Following({ user }: Props) {
  const t = useT<'profile'>()
  const [{ followingSelectedIndex }, change] = useProfileOptions()
  const tabs = [
    { label: t('profile.people'), panel: <FollowedPeople user={user} /> },
    { label: t('profile.boards'), panel: <FollowedBoards user={user} /> },
    { label: t('profile.topics'), panel: <FollowedTopics user={user} /> },
  ]
  return (
    <TabPanels
      label={t('profile.following')}
      tabs={tabs}
      selected={followingSelectedIndex in tabs ? followingSelectedIndex : 0}
      onSelect={(index) => change({ followingSelectedIndex: index })}
    />
  )
}
