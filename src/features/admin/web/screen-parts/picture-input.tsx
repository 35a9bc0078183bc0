import type { ReactNode } from 'react'
import { TextField } from '#ui/field.tsx'
import { pictureKinds } from '#ui/picture-kinds.ts'

type Props = {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  multiple?: boolean
  isBusy: boolean
  /** One at least. */
  onChoose: (files: readonly File[]) => void
}

/** A field for pictures that are sent once they are chosen: the same one can be chosen again. */
export const PictureInput = ({ isBusy, onChoose, ...field }: Props) => (
  <TextField
    {...field}
    type="file"
    accept={pictureKinds}
    aria-busy={isBusy || undefined}
    onChange={({ target }) => {
      const files = [...(target.files ?? [])]
      target.value = ''
      if (files.length > 0) onChoose(files)
    }}
  />
)
