import { Unbroken } from '#features/stores/web/index.ts'
import styles from './office.module.css'

/** What something is called, and what it is; what is not known is left out. */
export type Fact = readonly [label: string, value: string | null | undefined]

/** What is known of something, a line each. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map(([label, value]) =>
      value ? (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Unbroken text={value} />
          </dd>
        </div>
      ) : null,
    )}
  </dl>
)
