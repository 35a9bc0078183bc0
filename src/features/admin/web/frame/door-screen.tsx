import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useUser } from '#features/accounts/web/index.ts'

/** The way in: an admin comes for the design, a manager for the day's figures. */
export const Screen = () => {
  const navigate = useNavigate()
  const to = useUser()?.roles.includes('admin') ? '/admin/design' : '/admin/dashboard'
  useEffect(() => void navigate(to, { replace: true }), [navigate, to])
  return null
}
