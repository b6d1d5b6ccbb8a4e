import type { User } from '../../entities/users/users-slice.ts'
import type { Translate } from '../../shared/i18n/translator.ts'
import type { RootState } from '../../shared/store/root-reducer.ts'
import { rssLink } from '../../shared/rss-link.ts'
import { ownImage } from '../../shared/ui/avatar-image.ts'
import { personIn } from './profile-preload.ts'

type Subject = {
  state: RootState
  params: Readonly<Record<string, string | undefined>>
  url: URL
  t: Translate<'profile'>
}

const person = ({ username, full_name, about, website_url }: User, url: URL, image: string | null) => ({
  '@context': 'https://schema.org',
  '@type': 'ProfilePage',
  mainEntity: {
    '@type': 'Person',
    name: full_name,
    alternateName: username,
    url: new URL(`/${username}/`, url).href,
    ...(about && { description: about }),
    ...(image && { image }),
    ...(website_url && { sameAs: [website_url] }),
  },
})

/** `path` is what follows the name in the canonical address of the view. */
export const profileHead =
  (path: string) =>
  ({ state, params, url, t }: Subject) => {
    const user = personIn(state, params.username)
    if (!user) return { title: t('profile.notFound') }
    const picture = ownImage(user.image_large_url ?? user.image_medium_url)
    const image = picture && new URL(picture, url).href
    return {
      title: t('profile.headTitle', { name: user.full_name, username: user.username }),
      description: user.about || t('profile.headDescription', { name: user.full_name }),
      canonical: `/${user.username}/${path}`,
      isListed: !user.is_private_profile && !user.is_hidden_from_search,
      og: { type: 'profile', 'profile:username': user.username, ...(image && { image }) },
      ...(!user.is_private_profile && { links: [rssLink(`/${user.username}/feed.rss`, user.full_name)] }),
      jsonLd: [person(user, url, image)],
    }
  }
