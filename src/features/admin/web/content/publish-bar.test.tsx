import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { PublishBar } from './publish-bar.tsx'
import type { When } from './publish-bar.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

test('[ADMIN-539] a time to publish at that is missing is asked for by the press', async () => {
  const saved: When[] = []
  const Bar = () => <PublishBar isBusy={false} error={undefined} onSave={(when) => saved.push(when)} />
  showScreen(Bar, '/admin/design', fakeOffice({}).call)
  const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
  await screen.findByRole('button', { name: 'Schedule' })
  await press('Schedule')
  expect(screen.getByRole('alert').textContent).toBe('Choose a day and a time first.')
  expect(saved).toEqual([])
  fireEvent.change(screen.getByLabelText('Show from'), { target: { value: '2126-12-01T10:00' } })
  expect(screen.queryByRole('alert')).toBeNull()
  await press('Schedule')
  expect(saved).toEqual([{ publish_at: new Date('2126-12-01T10:00').toISOString() }])
})
