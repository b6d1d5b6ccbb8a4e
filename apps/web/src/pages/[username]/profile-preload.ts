import { selectUser } from '../../entities/users/users-slice.ts'
import { type ProfilePins, profileApi } from '../../entities/profile/profile-api.ts'
import { selectViewer } from '../../entities/session/session-slice.ts'
import { statusOf } from '../../shared/api/outcome.ts'
import { prefetched } from '../../shared/api/prefetch.ts'
import type { AppStore } from '../../shared/store/make-store.ts'

type PreloadArgs = { store: AppStore; params: Readonly<Record<string, string | undefined>> }

const { profilePage, profileBoards, profilePins } = profileApi.endpoints

async function findPerson(store: AppStore, username: string) {
  const { data } = await prefetched(store.dispatch(profilePage.initiate({ username })))
  return { status: statusOf(data) }
}

const isOwn = (store: AppStore, username: string) => selectViewer(store.getState())?.username === username

/** A profile of which something else is shown. */
export const preloadPerson = ({ store, params: { username = '' } }: PreloadArgs) =>
  findPerson(store, username)

/** A profile whose boards are shown. */
export async function preloadBoards({ store, params: { username = '' } }: PreloadArgs) {
  const boards = { username, sort: 'last_pinned_to', isOwn: isOwn(store, username) } as const
  const [outcome] = await Promise.all([
    findPerson(store, username),
    prefetched(store.dispatch(profileBoards.initiate(boards))),
  ])
  return outcome
}

/** A profile whose pins are shown. */
export const preloadPins =
  (filter: ProfilePins['filter']) =>
  async ({ store, params: { username = '' } }: PreloadArgs) => {
    const [outcome] = await Promise.all([
      findPerson(store, username),
      prefetched(store.dispatch(profilePins.initiate({ username, filter }))),
    ])
    return outcome
  }

/** What is one's own alone; anybody else is led to the profile. */
export const preloadOwnPins = (filter: ProfilePins['filter']) => (arrival: PreloadArgs) => {
  const { username = '' } = arrival.params
  return isOwn(arrival.store, username)
    ? preloadPins(filter)(arrival)
    : Promise.resolve({ redirect: `/${encodeURIComponent(username)}/` })
}

/** The person of the address, once known. */
export function personIn(state: ReturnType<AppStore['getState']>, username = '') {
  const { data } = profilePage.select({ username })(state)
  return data?.kind === 'found' ? selectUser(state, data.value) : undefined
}
