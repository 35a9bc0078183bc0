import { cleanup, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#test/support/render-page.tsx'
import { SentCode } from './sent-code.tsx'

afterEach(cleanup)

const Proof = () => {
  const [code, setCode] = useState('')
  return <SentCode contact="ada@example.com" value={code} onChange={setCode} askedAt={0} onAgain={() => undefined} />
}

test('[ACCOUNT-608] a code for a proof is taken as it was pasted, with spaces around and within', () => {
  renderPage(<Proof />)
  const field = screen.getByLabelText<HTMLInputElement>('Code')
  // a browser cuts off what is pasted beyond a limit before anybody sees it
  expect(field.maxLength).toBe(-1)
  for (const pasted of [' 4821', '48 21\n', '4821.', '48219']) {
    fireEvent.change(field, { target: { value: pasted } })
    expect(field.value).toBe('4821')
    fireEvent.change(field, { target: { value: '' } })
  }
})
