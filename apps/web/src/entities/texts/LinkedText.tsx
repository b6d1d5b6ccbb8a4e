import { Link } from '../../shared/navigation/Link.tsx'
import styles from './LinkedText.module.css'
import { searchPath } from '../searches/search-paths.ts'
import { OutsideLink } from './OutsideLink.tsx'
import { textParts } from './text-parts.ts'

/** What somebody wrote, with its addresses and hashtags as links. */
export function LinkedText({ text: words }: { text: string }) {
  return textParts(words).map(({ text, address, tag }, index) => {
    if (address !== undefined)
      return (
        <OutsideLink key={index} address={address} dir="ltr" className={styles.link}>
          {text}
        </OutsideLink>
      )
    if (tag !== undefined)
      return (
        <Link key={index} to={searchPath(tag)} className={styles.link}>
          {text}
        </Link>
      )
    return text
  })
}
