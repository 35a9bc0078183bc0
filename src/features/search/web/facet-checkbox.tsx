import { Checkbox } from '#ui/checkbox.tsx'
import styles from './facet-list.module.css'

export const FacetCount = ({ count }: { count: number }) => <span className={styles.count}>{count}</span>

type CheckboxProps = Omit<Parameters<typeof Checkbox>[0], 'label'> & { label: string; count: number }

export const FacetCheckbox = ({ label, count, ...input }: CheckboxProps) => (
  <Checkbox
    {...input}
    className={styles.option}
    label={
      <>
        {label}
        <FacetCount count={count} />
      </>
    }
  />
)
