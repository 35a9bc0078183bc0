import type { Props } from './composed-frame.tsx'
import { BundleForm } from './bundle-form.tsx'
import { GroupForm } from './group-form.tsx'

/** Products made of others. */
export const Composed = (props: Props) =>
  props.product.type_id === 'bundle' ? <BundleForm {...props} /> : <GroupForm {...props} />
