import { useEffect } from 'react'
import { useNavigate } from 'react-router'

/** Leads on once it is drawn: what was typed is saved by then, and nobody is asked about it. The router's own would be in the way of every page. */
export const GoTo = ({ to }: { to: string }) => {
  const navigate = useNavigate()
  useEffect(() => void navigate(to), [navigate, to])
  return null
}
