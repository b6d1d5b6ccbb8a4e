import { LinkedText } from '../texts/LinkedText.tsx'
import styles from './SiteTextBody.module.css'
import { textBlocks } from './text-blocks.ts'

/** What the operator wrote, with its headings, lists and links. */
export const SiteTextBody = ({ text }: { text: string }) => (
  <div className={styles.body} dir="auto">
    {textBlocks(text).map((block, index) =>
      block.kind === 'list' ? (
        <ul key={index}>
          {block.items.map((item) => (
            <li key={item}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      ) : block.kind === 'heading' ? (
        <h2 key={index}>{block.text}</h2>
      ) : (
        <p key={index}>
          <LinkedText text={block.text} />
        </p>
      ),
    )}
  </div>
)
