import { ownColumns } from '../../../rules/catalogue-input.ts'
import type { Unsaid } from '../../../rules/catalogue-input.ts'
import type { ReadContext } from './format.ts'

/** The fields of a format that tell each; what has none is told by whole exports alone. */
export type Tellers<Field extends string> = Readonly<Partial<Record<Unsaid, readonly Field[]>>>

const everything: readonly Unsaid[] = [...ownColumns, 'set', 'categories']

/** What a file says nothing of. One with all the fields of `whole` says everything, also what its format has no field for. */
export const findUnsaid = <Field extends string>(
  has: (field: Field) => boolean,
  tellers: Tellers<Field>,
  whole?: readonly Field[],
): Unsaid[] => (whole?.every(has) ? [] : everything.filter((one) => !tellers[one]?.some(has)))

/** The context of a file whose products leave that as it is. */
export const leaveUnsaid = (context: ReadContext, unsaid: readonly Unsaid[]): ReadContext => ({
  ...context,
  sink: {
    ...context.sink,
    product: (piece) => context.sink.product({ ...piece, unsaid: [...unsaid, ...(piece.unsaid ?? [])] }),
  },
})
