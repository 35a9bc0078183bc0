import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { PublishBar } from './publish-bar.tsx'
import type { When } from './publish-bar.tsx'
import { VersionList } from './version-list.tsx'

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

test('[ADMIN-700] a time that was typed to publish at stands among the versions as it was typed', async () => {
  // two hours east of UTC
  const offset = vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-120)
  const version = {
    id: 7,
    kind: 'design',
    subject: '',
    state: 'scheduled',
    body: {},
    publish_at: '2126-12-01T22:30:00.000Z',
    restores: null,
    created_at: '2126-11-30T08:00:00.000Z',
  } as const
  const List = () => <VersionList versions={[version]} isChanged={false} onOpen={() => {}} onChange={() => {}} />
  showScreen(List, '/admin/design', fakeOffice({}).call)
  expect(await screen.findByText('00:30 2-12-2126')).toBeTruthy()
  offset.mockRestore()
})
