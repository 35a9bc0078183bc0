import type { ComponentType } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumbs } from '#ui/breadcrumbs.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { ChipLink } from '#ui/chip.tsx'
import { Empty } from '#ui/empty.tsx'
import { SelectField, TextField } from '#ui/field.tsx'
import { Flag } from '#ui/flag.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Mark } from '#ui/mark.tsx'
import { Meter } from '#ui/meter.tsx'
import { Picture } from '#ui/picture.tsx'
import { Price } from '#ui/price.tsx'
import { Problem } from '#ui/problem.tsx'
import { RecordActions, RecordCard, RecordNote } from '#ui/record-card.tsx'
import { SharedPicture } from '#ui/shared-picture.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Swatch } from '#ui/swatch.tsx'
import { Totals } from '#ui/totals.tsx'
import { CardRail, Dialogs, Folded, Photos, Radios, Sizes, Steps } from './moving-pieces.tsx'
import styles from './gallery.module.css'

const icons = ['bag', 'heart', 'search', 'user', 'menu', 'check', 'truck', 'lock', 'star', 'trash', 'x'] as const
const flags = ['RU', 'EN', 'EU', 'US', 'UA', 'DE', 'CN'] as const

/** By the file of `ui` that each is of. */
export const pieces: Readonly<Record<string, ComponentType>> = {
  accordion: Folded,
  badge: () => (
    <div className={styles.row}>
      <Badge>Set</Badge>
      <Badge tone="new">New</Badge>
      <Badge tone="sale">−20%</Badge>
    </div>
  ),
  breadcrumbs: () => (
    <Breadcrumbs
      crumbs={[
        { label: 'Women', to: '/women' },
        { label: 'Tops', to: '/women/tops' },
      ]}
      current="Hoodies"
    />
  ),
  button: () => (
    <div className={styles.row}>
      <Button>Add to cart</Button>
      <Button variant="ghost">Save for later</Button>
      <Button variant="light">Light</Button>
      <Button variant="dark">Dark</Button>
      <Button size="s">Small</Button>
      <Button isBusy>Busy</Button>
      <Button disabled>Disabled</Button>
      <ButtonLink to="/">A link</ButtonLink>
    </div>
  ),
  checkbox: () => (
    <div className={styles.row}>
      <Checkbox label="In stock only" defaultChecked />
      <Checkbox label="On sale" />
      <Checkbox label="Not to be had" disabled />
    </div>
  ),
  chip: () => (
    <div className={styles.row}>
      <ChipLink to="/" lead={<Swatch color="#b8462f" />}>
        Clay
      </ChipLink>
      <ChipLink to="/">Size M</ChipLink>
    </div>
  ),
  dialog: Dialogs,
  empty: () => (
    <Empty title="Your cart is empty" text="What you add stays here." action={<Button>Go shopping</Button>} />
  ),
  field: () => (
    <>
      <TextField label="Email" type="email" hint="For the confirmation" />
      <TextField label="ZIP code" error="Five digits" defaultValue="12" />
      <TextField label="Remark" rows={3} />
      <SelectField label="Country">
        <option>Germany</option>
        <option>Ukraine</option>
      </SelectField>
    </>
  ),
  flag: () => (
    <div className={styles.row}>
      {flags.map((name) => (
        <Flag key={name} name={name} />
      ))}
    </div>
  ),
  'icon-button': () => (
    <div className={styles.row}>
      <IconButton icon="heart" label="Wishlist" />
      <IconButton icon="left" label="Back" variant="square" />
      <IconButton icon="play" label="Play" variant="big" />
    </div>
  ),
  icon: () => (
    <div className={styles.row}>
      {icons.map((name) => (
        <Icon key={name} name={name} />
      ))}
      <Icon name="info" size="s" />
    </div>
  ),
  link: () => (
    <p>
      <Link to="/">Within the shop</Link>, <Link to="https://example.com">outside of it</Link>
    </p>
  ),
  mark: () => (
    <div className={styles.mark}>
      <Mark />
    </div>
  ),
  meter: () => (
    <>
      <Meter value={35} max={100} label="35 of 100 to free delivery" />
      <Meter value={100} max={100} label="Free delivery" tone="ok" />
    </>
  ),
  'photo-choice': Photos,
  picture: () => (
    <Picture path="none.jpg" alt="A picture that is not there" width={210} height={300} className={styles.photo} />
  ),
  price: () => (
    <div className={styles.row}>
      <Price now="$54" />
      <Price now="$43.20" before="$54" percent={20} note="Lowest of 30 days: $49" />
    </div>
  ),
  problem: () => <Problem text="This did not go through. Try again." />,
  'radio-group': Radios,
  rail: CardRail,
  'record-card': () => (
    <RecordCard
      title="Order V100001"
      state={<Badge>Paid</Badge>}
      note="Two pieces are on their way."
      actions={
        <RecordActions>
          <Button size="s">Look at it</Button>
        </RecordActions>
      }
    >
      <RecordNote>Placed today</RecordNote>
    </RecordCard>
  ),
  'shared-picture': () => (
    <SharedPicture isActive={false}>
      <Skeleton shape="picture" />
    </SharedPicture>
  ),
  'size-picker': Sizes,
  skeleton: () => (
    <>
      <Skeleton shape="title" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </>
  ),
  stepper: Steps,
  swatch: () => (
    <div className={styles.row}>
      <Swatch color="#b8462f" />
      <Swatch color="#2f5db8" />
      <Swatch color={undefined} />
    </div>
  ),
  totals: () => (
    <Totals
      lines={[
        { id: 'goods', title: 'Goods', value: '$54.00' },
        { id: 'delivery', title: 'Delivery', value: 'free' },
        { id: 'all', title: 'In all', value: '$54.00', isGrand: true },
      ]}
    />
  ),
}
