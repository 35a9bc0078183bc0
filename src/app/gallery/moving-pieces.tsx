import { useId, useState } from 'react'
import { Accordion } from '#ui/accordion.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog, Panel } from '#ui/dialog.tsx'
import { PhotoChoice } from '#ui/photo-choice.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Rail } from '#ui/rail.tsx'
import { SizePicker } from '#ui/size-picker.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Stepper } from '#ui/stepper.tsx'
import styles from './gallery.module.css'

export const Dialogs = () => {
  const [open, setOpen] = useState<'dialog' | 'panel'>()
  const close = () => setOpen(undefined)
  return (
    <div className={styles.row}>
      <Button onClick={() => setOpen('dialog')}>Dialog</Button>
      <Button variant="ghost" onClick={() => setOpen('panel')}>
        Panel
      </Button>
      {open === 'dialog' ? (
        <Dialog title="Remove this piece?" onClose={close}>
          <p>It leaves the cart. You can take it back for a while.</p>
        </Dialog>
      ) : null}
      {open === 'panel' ? (
        <Panel title="Cart" side="right" onClose={close}>
          <p>At the side of the window, full height.</p>
        </Panel>
      ) : null}
    </div>
  )
}

export const Steps = () => {
  const [value, setValue] = useState(2)
  return <Stepper value={value} max={5} onChange={setValue} label="Pieces" lessLabel="One less" moreLabel="One more" />
}

export const Radios = () => {
  const [value, setValue] = useState('standard')
  return (
    <RadioGroup
      legend="Delivery"
      name={useId()}
      value={value}
      onChange={setValue}
      options={[
        { value: 'standard', label: 'Standard delivery', detail: '2 to 4 days' },
        { value: 'express', label: 'Express delivery', detail: 'tomorrow' },
        { value: 'locker', label: 'Locker', isDisabled: true },
      ]}
    />
  )
}

export const Sizes = () => {
  const [value, setValue] = useState<string | undefined>('m')
  const sizes = ['XS', 'S', 'M', 'L'].map((label) => ({ value: label.toLowerCase(), label, isSoldOut: label === 'L' }))
  return <SizePicker legend="Size" name={useId()} sizes={sizes} value={value} onChange={setValue} />
}

export const Photos = () => {
  const [photos, setPhotos] = useState<readonly File[]>([])
  const words = {
    add: 'Add photos',
    hint: 'Up to three',
    limit: 'No more than three, 10 MB each',
    remove: (number: number) => `Remove photo ${number}`,
  }
  return <PhotoChoice photos={photos} onChange={setPhotos} most={3} words={words} />
}

export const CardRail = () => {
  const id = useId()
  const cards = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
  return (
    <Rail title="You may like" name="You may like" id={id}>
      {cards.map((card) => (
        <li key={card}>
          <Skeleton shape="card" />
        </li>
      ))}
    </Rail>
  )
}

export const Folded = () => {
  const id = useId()
  return (
    <Accordion
      items={[
        { id: `${id}-fabric`, title: 'Fabric and care', content: <p>Cotton, 320 g. Wash at 30 °C.</p>, isOpen: true },
        { id: `${id}-delivery`, title: 'Delivery', content: <p>2 to 4 days.</p> },
      ]}
    />
  )
}
