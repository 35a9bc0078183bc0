import { Skeleton } from '#ui/skeleton.tsx'
import styles from '../checkout.module.css'

/** Two or three ways to choose from, and the button, until they come. */
export const MethodsShape = () => (
  <div className={styles.stack} aria-busy="true">
    <Skeleton shape="line" className={styles.ghostMethods} />
    <Skeleton shape="line" className={styles.ghostButton} />
  </div>
)
