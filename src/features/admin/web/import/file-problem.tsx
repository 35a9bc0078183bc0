import { useText } from '#platform/web/texts.tsx'
import styles from '../screen-parts/office.module.css'
import { problemIn } from './reasons.ts'

/** Why a file is not taken: in the reader's language, else the first line of what the import says. */
export const FileProblem = ({ problem }: { problem: string }) => {
  const said = problemIn(useText(), problem)
  return (
    <p className={styles.bad} {...(said === undefined ? { lang: 'en' } : {})}>
      {said ?? problem.split('\n')[0]}
    </p>
  )
}
