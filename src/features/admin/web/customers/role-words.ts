import type { Translate } from '#core/text.ts'
import type { ManagedCustomer } from '#features/accounts/contract.ts'

export type RoleName = ManagedCustomer['roles'][number]

export const roleNames = ['vip', 'blogger', 'manager', 'admin'] as const satisfies readonly RoleName[]

/** What a role is called. */
export const roleText = (t: Translate, role: RoleName): string =>
  ({
    vip: t('office.role_vip'),
    blogger: t('office.role_blogger'),
    manager: t('office.role_manager'),
    admin: t('office.role_admin'),
  })[role]
