import { Suspense } from 'react'
import { lazyOrNothing } from '#platform/web/waking/late.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import type { WireUser } from '../../contract.ts'
import { AddressBook } from '../addresses/address-book.tsx'
import { ContactChange } from './contact-change.tsx'
import { OwnData } from './own-data.tsx'
import { OwnSizes } from './own-sizes.tsx'
import { PasskeyList } from '../security/passkey-list.tsx'
import { PasswordChange } from '../security/password-change.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from '../security/session-list.tsx'

const SecondFactor = lazyOrNothing(async () => (await import('../security/second-factor.tsx')).SecondFactor)

/** Managers and admins, also before they have their roles. */
const isOfTheShop = ({ roles, second_factor: factor }: WireUser): boolean =>
  factor !== undefined || roles.includes('manager') || roles.includes('admin')

/** All parts of the profile page. */
export const EditSections = ({ user }: { user: WireUser }) => (
  <>
    <ProfileForm user={user} />
    <ContactChange user={user} />
    <AddressBook userId={user.id} />
    <OwnSizes user={user} />
    <PasswordChange user={user} />
    <PasskeyList />
    {isOfTheShop(user) ? (
      <Suspense fallback={<Skeleton shape="line" />}>
        <SecondFactor />
      </Suspense>
    ) : null}
    <SessionList user={user} />
    <OwnData user={user} />
  </>
)
