import styles from './FormAlert.module.css'

/** What is wrong with the whole form; announced when it appears. */
export const FormAlert = ({ text }: { text: string | undefined }) => (
  <p role="alert" className={styles.alert}>
    {text}
  </p>
)
