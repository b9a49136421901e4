import { cleanup, render, screen } from '@testing-library/react'
import type { Json } from '@vitrine/schemas'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SampleForm } from '../testing/sample-form.tsx'
import { createValueSource } from '../value-source/value-source.ts'

afterEach(cleanup)

const schema = { type: 'object', properties: { field: { title: 'Sample', $ref: 'rich-text' } } } as const
const words = (text: string): Json => ({
  type: 'doc',
  content: text === '' ? [] : [{ type: 'paragraph', content: [{ type: 'text', text }] }],
})

async function draw(field?: Json) {
  const source = createValueSource(field === undefined ? {} : { field })
  render(<SampleForm schema={schema} source={source} />)
  // What it is written in comes first.
  const text = await screen.findByRole('textbox', { name: 'Sample' }, { timeout: 15_000 })
  return { source, text, value: () => source.valueAt('field') }
}

const button = (name: string) => screen.getByRole('button', { name })
const pasted = (text: HTMLElement, type: string, data: string) => {
  const clipboardData = new DataTransfer()
  clipboardData.setData(type, data)
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
}

describe('rich text', () => {
  it('is written in, with styles by keys and by buttons', async () => {
    const { text, value } = await draw()
    await userEvent.click(text)
    await userEvent.keyboard('On {Control>}b{/Control}time{Control>}b{/Control}')
    await userEvent.click(button('Heading 3'))
    expect(value()).toEqual({
      type: 'doc',
      content: [
        {
          type: 'heading',
          attrs: { level: 3 },
          content: [
            { type: 'text', text: 'On ' },
            { type: 'text', text: 'time', marks: [{ type: 'bold' }] },
          ],
        },
      ],
    })
    expect(button('Heading 3').getAttribute('aria-pressed')).toBe('true')
    await userEvent.keyboard('{Control>}a{/Control}{Backspace}{Backspace}')
    expect(value()).toEqual({ type: 'doc', content: [] })
  })

  it('lets Tab out, from within a list too', async () => {
    const { text } = await draw()
    await userEvent.click(text)
    await userEvent.keyboard('- one{Enter}two')
    await userEvent.keyboard('{Tab}')
    expect(text.contains(document.activeElement)).toBe(false)
  })

  it('moves entries of a list in and out', async () => {
    const { text, value } = await draw()
    await userEvent.click(text)
    await userEvent.keyboard('1. one{Enter}two')
    await userEvent.click(button('Increase indent'))
    const item = (content: string, ...more: Json[]): Json => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: content }] }, ...more],
    })
    const inner: Json = { type: 'orderedList', content: [item('two')] }
    expect(value()).toEqual({ type: 'doc', content: [{ type: 'orderedList', content: [item('one', inner)] }] })
    await userEvent.click(button('Decrease indent'))
    expect(value()).toEqual({ type: 'doc', content: [{ type: 'orderedList', content: [item('one'), item('two')] }] })
  })

  it('goes through its buttons by arrow keys', async () => {
    await draw()
    button('Bold').focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(document.activeElement).toBe(button('Underline'))
    await userEvent.keyboard('{Enter}')
    expect(button('Underline').getAttribute('aria-pressed')).toBe('true')
  })

  it('makes words a link, changes it, and takes it away', async () => {
    const { text, value } = await draw(words('catalogue'))
    await userEvent.click(text)
    await userEvent.keyboard('{Control>}a{/Control}{Control>}k{/Control}')
    await userEvent.selectOptions(await screen.findByLabelText('Link type'), 'Web address')
    await userEvent.fill(screen.getByLabelText('Web address'), '/catalogue.pdf')
    await userEvent.click(button('Apply'))
    const link = { type: 'link', link: { type: 'address', href: '/catalogue.pdf' } }
    expect(value()).toMatchObject({ content: [{ content: [{ text: 'catalogue', marks: [link] }] }] })
    await vi.waitFor(() => expect(text.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{End}{ArrowLeft}')
    await userEvent.click(button('Link'))
    expect(await screen.findByLabelText('Web address')).toHaveProperty('value', '/catalogue.pdf')
    await userEvent.click(button('Remove link'))
    expect(value()).toEqual(words('catalogue'))
  })

  it('puts in the name of what a link leads to where no words are chosen', async () => {
    const { text, value } = await draw()
    await userEvent.click(text)
    await userEvent.click(button('Link'))
    await userEvent.selectOptions(await screen.findByLabelText('Link type'), 'Web address')
    await userEvent.fill(screen.getByLabelText('Web address'), '/news')
    await userEvent.click(button('Apply'))
    const link = { type: 'link', link: { type: 'address', href: '/news' } }
    expect(value()).toMatchObject({ content: [{ content: [{ text: '/news', marks: [link] }] }] })
  })

  it('takes of what is pasted only what rich text may hold', async () => {
    const { text, value } = await draw()
    await userEvent.click(text)
    pasted(
      text,
      'text/html',
      `<h1 style="color:red">Big</h1><p onclick="x()">A <a href="javascript:x()">bad</a> and
       <a href="https://example.com/a">good</a> <img src="x"> link</p><script>x()</script><table><tr><td>cell</td></tr></table>`,
    )
    expect(value()).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Big' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'A bad and ' },
            {
              type: 'text',
              text: 'good',
              marks: [{ type: 'link', link: { type: 'address', href: 'https://example.com/a' } }],
            },
            { type: 'text', text: ' link' },
          ],
        },
        { type: 'paragraph', content: [{ type: 'text', text: 'cell' }] },
      ],
    })
  })

  it('takes in what comes from elsewhere, and the cursor stays', async () => {
    const { source, text, value } = await draw(words('bolts'))
    await userEvent.click(text)
    await userEvent.keyboard('{End} and')
    source.set('field', words('All bolts and'))
    await vi.waitFor(() => expect(text.textContent).toBe('All bolts and'))
    await userEvent.keyboard(' nuts')
    expect(value()).toEqual(words('All bolts and nuts'))
    expect(text.contains(document.activeElement)).toBe(true)
  })
})
