import { useCall } from '#platform/web/call/call-context.ts'
import { useOne } from '#platform/web/call/use-one.ts'
import type { BloggerContract, BloggerSettings } from '../contract.ts'

/** The blogger's own settings, and how some of them are changed. */
export const useSettings = () => {
  const call = useCall<BloggerContract>()
  const { answer, value, look, show } = useOne<BloggerContract, 'GET /api/blogger/settings'>(
    'GET /api/blogger/settings',
  )
  return {
    answer,
    value,
    look,
    change: async (changes: Partial<BloggerSettings>) => {
      const saved = await call('POST /api/blogger/settings', { body: changes })
      if (saved.ok) show(saved.value)
      return saved
    },
  }
}
