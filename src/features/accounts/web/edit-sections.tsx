import type { WireUser } from '../contract.ts'
import { AddressBook } from './address-book.tsx'
import { ContactChange } from './contact-change.tsx'
import { OwnData } from './own-data.tsx'
import { PasswordChange } from './password-change.tsx'
import { ProfileForm } from './profile-form.tsx'
import { SessionList } from './session-list.tsx'

/** All parts of the profile page. */
export const EditSections = ({ user }: { user: WireUser }) => (
  <>
    <ProfileForm key={`profile ${user.id}`} user={user} />
    <ContactChange key={`contact ${user.id}`} user={user} />
    <AddressBook />
    <PasswordChange user={user} />
    <SessionList />
    <OwnData user={user} />
  </>
)
