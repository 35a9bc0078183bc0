import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { renderPage, translateToEnglish } from '#test/support/render-page.tsx'
import { Button } from './button.tsx'
import { Checkbox } from './checkbox.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './field.tsx'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'
import { RadioGroup } from './radio-group.tsx'
import { SizePicker } from './size-picker.tsx'
import { Stepper } from './stepper.tsx'
import { WordsProvider } from './words.ts'

afterEach(cleanup)

beforeAll(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // jsdom's dialogs do not open: the part of the platform that these components rest on, in its shortest form
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
})

describe('a busy button', () => {
  it('says so and takes no second press', () => {
    const press = vi.fn<() => void>()
    render(
      <Button isBusy onClick={press}>
        Place order
      </Button>,
    )
    const button = screen.getByRole('button', { name: 'Place order' })
    fireEvent.click(button)
    expect(press).not.toHaveBeenCalled()
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.hasAttribute('disabled')).toBe(false)
  })
})

describe('a field', () => {
  it('has its label as name, and its error and hint as description', () => {
    render(<TextField label="Email" hint="For the receipt" error="An address has an @" name="email" />)
    const field = screen.getByRole('textbox', { name: 'Email', description: 'An address has an @ For the receipt' })
    expect(field.getAttribute('aria-invalid')).toBe('true')
  })

  it('is not invalid without an error', () => {
    render(<TextField label="Email" />)
    expect(screen.getByRole('textbox', { name: 'Email' }).hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('choices', () => {
  it('a check box is named by its label', () => {
    render(<Checkbox label="Remember me" defaultChecked />)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Remember me' }).checked).toBe(true)
  })

  it('radios of a group exclude each other', () => {
    const Group = () => {
      const [value, setValue] = useState<string>()
      const options = ['Standard', 'Express'].map((label) => ({ value: label, label }))
      return <RadioGroup legend="Delivery" options={options} value={value} onChange={setValue} />
    }
    render(<Group />)
    const group = screen.getByRole('group', { name: 'Delivery' })
    fireEvent.click(within(group).getByRole('radio', { name: 'Express' }))
    fireEvent.click(within(group).getByRole('radio', { name: 'Standard' }))
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Standard' }).checked).toBe(true)
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: 'Express' }).checked).toBe(false)
  })

  it('a radio is named by its label; what else is said of it describes it', () => {
    const options = [
      { value: 'standard', label: 'Standard', note: 'On Friday', detail: '$4.00' },
      { value: 'express', label: 'Express' },
    ]
    render(<RadioGroup legend="Delivery" options={options} value="standard" onChange={() => undefined} />)
    const wordsOf = (name: string) =>
      (screen.getByRole('radio', { name }).getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent)
    expect(wordsOf('Standard')).toEqual(['On Friday', '$4.00'])
    expect(screen.getByRole('radio', { name: 'Express' }).hasAttribute('aria-describedby')).toBe(false)
  })

  it('a sold-out size keeps its place and says so', () => {
    const choose = vi.fn<(value: string) => void>()
    render(
      <WordsProvider value={translateToEnglish}>
        <SizePicker
          legend="Size"
          sizes={[
            { value: '1', label: 'M' },
            { value: '2', label: 'L', isSoldOut: true },
          ]}
          value={undefined}
          onChange={choose}
        />
      </WordsProvider>,
    )
    expect(screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'M',
      'L, sold out',
    ])
    fireEvent.click(screen.getByRole('radio', { name: /^L/ }))
    expect(choose).toHaveBeenCalledWith('2')
  })

  it('a stepper stops at its bounds', () => {
    const change = vi.fn<(value: number) => void>()
    render(<Stepper label="Quantity" lessLabel="One less" moreLabel="One more" value={2} max={2} onChange={change} />)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One more' }).disabled).toBe(true)
    fireEvent.click(screen.getByRole('button', { name: 'One less' }))
    expect(change).toHaveBeenCalledWith(1)
  })
})

describe('a price', () => {
  it('says which is now and which was before', () => {
    render(
      <WordsProvider value={translateToEnglish}>
        <Price now="$68.00" before="$88.00" percent={23} />
      </WordsProvider>,
    )
    expect(screen.getByText('Price now').parentElement?.textContent).toBe('Price now $68.00')
    expect(screen.getByText('Price before').parentElement?.textContent).toBe('Price before $88.00')
    expect(screen.getByText('−23%')).toBeTruthy()
  })

  it('is only an amount when nothing was taken off', () => {
    const { container } = render(<Price now="$68.00" />)
    expect(container.textContent).toBe('$68.00')
  })
})

describe('a picture', () => {
  it('has its size, its double for dense screens, and waits unless it is in sight at once', () => {
    render(<Picture path="demo/hoodie.avif" alt="Hoodie" width={324} height={489} />)
    const picture = screen.getByRole('img', { name: 'Hoodie' })
    expect(picture.getAttribute('srcset')).toBe('/img/324x489/demo/hoodie.avif, /img/648x978/demo/hoodie.avif 2x')
    expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['324', '489'])
    expect(picture.getAttribute('loading')).toBe('lazy')
  })

  it('in sight at once it is loaded first', () => {
    render(<Picture path="demo/hoodie.avif" alt="Hoodie" width={324} height={489} isFirst />)
    expect(screen.getByRole('img').getAttribute('loading')).not.toBe('lazy')
    expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high')
  })
})

describe('a dialog', () => {
  it('is named by its title and tells when it was closed', async () => {
    const closed = vi.fn<() => void>()
    renderPage(
      <Dialog title="Filters" onClose={closed}>
        <p>content</p>
      </Dialog>,
    )
    const dialog = await screen.findByRole('dialog', { name: 'Filters' })
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(closed).toHaveBeenCalledTimes(1))
  })

  it('[SHELL-361] closes with a press beside it, not with a word that is marked to beyond its edge', async () => {
    renderPage(
      <Dialog title="Filters" onClose={() => undefined}>
        <p>content</p>
      </Dialog>,
    )
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Filters' })
    fireEvent.pointerDown(screen.getByText('content'))
    // the browser names what both ends of the way have in common
    fireEvent.click(dialog)
    expect(dialog.open).toBe(true)
    fireEvent.pointerDown(dialog)
    fireEvent.click(dialog)
    expect(dialog.open).toBe(false)
  })

  it.each([
    ['what opened it', null, 'open'],
    [
      'what has taken it by then',
      <button key="next" ref={(button) => button?.focus()}>
        next
      </button>,
      'next',
    ],
  ])('[SHELL-402] that goes at once leaves the focus to %s', async (_whom, next, named) => {
    const Page = () => {
      const [isOpen, setOpen] = useState<boolean>()
      return (
        <>
          <button onClick={() => setOpen(true)}>open</button>
          {isOpen ? (
            <Dialog title="Question" onClose={() => undefined}>
              <button onClick={() => setOpen(false)}>answer</button>
            </Dialog>
          ) : null}
          {isOpen === false ? next : null}
        </>
      )
    }
    renderPage(<Page />)
    screen.getByText('open').focus()
    fireEvent.click(screen.getByText('open'))
    const answer = await screen.findByText('answer')
    answer.focus()
    fireEvent.click(answer)
    expect(document.activeElement).toBe(screen.getByText(named))
  })
})
