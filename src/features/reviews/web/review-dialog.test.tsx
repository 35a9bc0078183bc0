import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ok, refuse } from '#core/result.ts'
import type { Result } from '#core/result.ts'
import type { AnyCall } from '#platform/web/call/call.ts'
import { showPages, standInForTheBrowser } from '#test/support/show-pages.tsx'
import { ReviewDialog } from './review-dialog.tsx'

let answers: Result<unknown>[]
let sent: Record<string, string | File>[]
const call: AnyCall = async (_, { body }) => {
  sent.push(Object.fromEntries(body as FormData))
  return answers.shift() ?? ok({ id: 1, status: 2 })
}

beforeEach(() => {
  standInForTheBrowser()
  sessionStorage.clear()
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:photo', revokeObjectURL: () => undefined }))
  answers = []
  sent = []
  open()
})
const open = () => {
  const dialog = <ReviewDialog productId={7} name="Soft tee" asksFit onClose={() => undefined} />
  showPages([{ path: '/', element: dialog }], '/', call)
}

afterEach(cleanup)

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send review' }))
const fill = () => {
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }))
  type('Title', 'Soft')
  type('Your review', 'Like new.')
  type('Your name', 'Ana')
}

test('[REVIEW-9] what is missing is said at its field, and nothing is sent', async () => {
  await screen.findByText('Soft tee')
  send()
  expect(screen.getByText('Choose one to five stars')).toBeTruthy()
  expect(screen.getByLabelText('Title').getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByText('Enter the name to be shown')).toBeTruthy()
  expect(sent).toEqual([])
})

test('[REVIEW-9] [REVIEW-3] [REVIEW-114] without an answer everything stays, and the same review goes out again; the thanks have the focus', async () => {
  await screen.findByText('Soft tee')
  fill()
  fireEvent.click(screen.getByRole('radio', { name: 'Runs small' }))
  answers = [refuse('OFFLINE')]
  send()
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Like new.')
  send()
  const thanks = await screen.findByText(/Thank you\. Your review will be shown/)
  expect(document.activeElement).toBe(thanks)
  expect(sent).toHaveLength(2)
  expect(sent[0]).toEqual(sent[1])
  expect(sent[0]).toMatchObject({ entity_type: 'product', entity_id: '7', rating: '4', fit: 'small', title: 'Soft' })
  expect(sent[0]?.['client_id']).toMatch(/^[0-9a-f-]{36}$/)
})

test('[REVIEW-9] [REVIEW-114] up to eight photos, each can be taken out again; a bad one is said where the focus is then', async () => {
  await screen.findByText('Soft tee')
  fill()
  const files = Array.from(
    { length: 9 },
    (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg', lastModified: at }),
  )
  fireEvent.change(screen.getByLabelText('Add photos (optional)'), { target: { files } })
  expect(screen.getByText(/Up to 8 photos/)).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Take photo/ })).toHaveLength(8)
  fireEvent.click(screen.getByRole('button', { name: 'Take photo 1 out' }))
  expect(screen.getAllByRole('button', { name: /^Take photo/ })).toHaveLength(7)
  answers = [refuse('INVALID_INPUT', { fields: { photos: 'NO_PICTURE' } })]
  send()
  const told = await screen.findByText(/One of the photos cannot be read/)
  const choice = screen.getByLabelText('Add photos (optional)')
  expect(document.activeElement).toBe(choice)
  expect(choice.getAttribute('aria-describedby')?.split(' ')).toContain(told.id)
  fireEvent.click(screen.getByRole('button', { name: 'Take photo 1 out' }))
  expect(screen.queryByText(/One of the photos cannot be read/)).toBeNull()
})

test('[REVIEW-200] what was written is there again after a reload without a network, and goes out as the same review, once', async () => {
  await screen.findByText('Soft tee')
  fill()
  fireEvent.click(screen.getByRole('radio', { name: 'Runs small' }))
  answers = [refuse('OFFLINE')]
  send()
  await screen.findByRole('alert')
  cleanup()

  open()
  await screen.findByText('Soft tee')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('Like new.')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '4 stars' }).checked).toBe(true)
  send()
  await screen.findByText(/Thank you\. Your review will be shown/)
  expect(sent[1]).toEqual(sent[0])
  cleanup()

  open()
  await screen.findByText('Soft tee')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Your review').value).toBe('')
})
