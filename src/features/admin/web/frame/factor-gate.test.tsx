import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import { useCall } from '#platform/web/call/call-context.ts'
import { useWork } from '#platform/web/call/use-work.ts'
import { fakeOffice, showScreen } from '#test/support/office-screens.tsx'
import { standInForTheBrowser } from '#test/support/show-pages.tsx'
import { Button } from '#ui/button.tsx'
import { FactorGate } from './factor-gate.tsx'

beforeAll(standInForTheBrowser)
afterEach(cleanup)

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

const Publish = () => {
  const call = useCall<object>() as unknown as (key: string, input: object) => Promise<ReturnType<typeof ok>>
  const work = useWork()
  return (
    <>
      <Button onClick={() => void work.run(() => call('POST /api/admin/design', {}), 'Published')}>Publish</Button>
      <p>{work.error ?? 'no error'}</p>
    </>
  )
}
const Gated = () => (
  <FactorGate>
    <Publish />
  </FactorGate>
)

test('[ADMIN-118] what wants the second factor is done once it is shown; closed, it stays refused', async () => {
  let isShown = false
  const { call, bodiesOf } = fakeOffice({
    'POST /api/admin/design': () => (isShown ? ok(true) : refuse('SECOND_FACTOR_NEEDED', { message: 'Show it.' })),
    'POST /api/user/second-factor': ({ body }) => {
      if ((body as { code: string }).code !== '123456') return refuse('INCORRECT_CODE', { message: 'Wrong digits.' })
      isShown = true
      return ok({})
    },
  })
  showScreen(Gated, '/admin/design', call)
  await press('Publish')
  await screen.findByRole('dialog')
  await press('Close')
  expect(await screen.findByText('Show it.')).toBeTruthy()
  await press('Publish')
  type('Digits or recovery code', '000000')
  await press('Confirm')
  expect(screen.getByRole('alert').textContent).toBe('Wrong digits.')
  type('Digits or recovery code', '123456')
  await press('Confirm')
  await waitFor(() => expect(screen.getByText('no error')).toBeTruthy())
  expect(bodiesOf('POST /api/admin/design')).toHaveLength(3)
  expect(screen.queryByLabelText('Digits or recovery code')).toBeNull()
})
