import { EditorView } from '@codemirror/view'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, StrictMode, useState } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { defineSetter, type SetterProps } from '../setter.ts'
import { axeViolations } from '../testing/axe-violations.ts'
import { SchemaForm } from './schema-form.tsx'
import type { SchemaFormProps } from './schema-form-props.ts'

/** As somebody else writes a schema who never heard of us. */
const order = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Order',
  type: 'object',
  required: ['name', 'email', 'address', 'delivery'],
  definitions: {
    address: {
      type: 'object',
      required: ['zip'],
      properties: { street: { type: 'string' }, zip: { type: 'string', title: 'Post code', pattern: '^[0-9]{5}$' } },
    },
  },
  properties: {
    name: { type: 'string', description: 'As it stands on the letterhead.' },
    email: { type: 'string', format: 'email', title: 'Email' },
    size: { enum: ['small', 'medium', 'large', 'very large indeed', 'as large as can be'], default: 'medium' },
    amount: { type: 'integer', minimum: 1, maximum: 10 },
    address: { $ref: '#/definitions/address' },
    lines: {
      type: 'array',
      items: {
        type: 'object',
        properties: { sku: { type: 'string', title: 'SKU', maxLength: 5 }, note: { type: 'string' } },
      },
    },
    delivery: {
      oneOf: [
        {
          title: 'By post',
          type: 'object',
          required: ['kind'],
          properties: { kind: { const: 'post' }, phone: { type: 'string', minLength: 2 }, weight: { type: 'number' } },
        },
        {
          title: 'By courier',
          type: 'object',
          required: ['kind'],
          properties: {
            kind: { const: 'courier' },
            phone: { type: 'string', maxLength: 20 },
            bike: { type: 'boolean' },
          },
        },
      ],
    },
  },
}
const full = {
  name: 'Smith',
  email: 'a@example.org',
  address: { zip: '12345' },
  delivery: { kind: 'post', phone: '12' },
  lines: [{ sku: 'A1' }, { sku: 'B2' }],
}

const draw = (element: ReactElement) => ({ ...render(element), user: userEvent.setup() })
const field = (label: string) => screen.getByLabelText(label, { exact: true })
const save = () => screen.getByRole('button', { name: 'Save' })
const summary = () => screen.getByText('There is a problem').closest('div') as HTMLElement
const linesOf = () =>
  within(summary())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

beforeAll(async () => {
  const box = new DOMRect()
  Object.assign(Range.prototype, { getClientRects: () => [box], getBoundingClientRect: () => box })
  await import('../raw/json-editor.tsx')
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.documentElement.lang = ''
})

describe('a form for a schema from elsewhere', () => {
  it('shows all of it with nothing but the schema, and hands over what is typed with its path', async () => {
    const onChange = vi.fn()
    const { user } = draw(<SchemaForm schema={order} defaultValue={full} onChange={onChange} />)
    expect(screen.getByRole('form', { name: 'Order' })).toBeTruthy()
    expect(field('Post code')).toHaveProperty('value', '12345')
    expect(screen.getByText('As it stands on the letterhead.').closest('div')?.id).toBe(
      field('Name').getAttribute('aria-describedby'),
    )
    await user.type(field('Post code'), '{Backspace}{Backspace}78')
    expect(onChange).toHaveBeenLastCalledWith({ ...full, address: { zip: '12378' } }, 'address.zip')
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    expect(await axeViolations()).toEqual([])
  })

  it('begins empty, lists all problems when it is sent, goes to the first, and links to each', async () => {
    const onSubmit = vi.fn()
    const { user } = draw(<SchemaForm schema={order} onSubmit={onSubmit} />)
    await user.type(field('Email'), 'nobody')
    await user.click(save())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(linesOf()).toEqual([
      '“Name” is missing.',
      'Email: Must be an email address, such as name@example.com.',
      '“Address › Post code” is missing.',
      '“Delivery” is missing.',
    ])
    expect(document.activeElement).toBe(field('Name'))
    expect(field('Name').getAttribute('aria-invalid')).toBe('true')
    expect(await axeViolations()).toEqual([])
    await user.click(within(summary()).getByRole('link', { name: /Post code/ }))
    expect(document.activeElement).toBe(field('Post code'))
    await user.keyboard('12345')
    await user.type(field('Name'), 'Smith')
    await user.clear(field('Email'))
    await user.type(field('Email'), 'a@example.org')
    await user.selectOptions(field('Type of Delivery'), 'By courier')
    await user.click(save())
    expect(screen.queryByText('There is a problem')).toBeNull()
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
      name: 'Smith',
      email: 'a@example.org',
      size: 'medium',
      address: { zip: '12345' },
      delivery: { kind: 'courier' },
    })
  })

  it('leads to what stands in closed items', async () => {
    const value = { ...full, lines: [{ sku: 'A1' }, { sku: 'far too long' }] }
    const { user } = draw(<SchemaForm schema={order} defaultValue={value} onSubmit={() => {}} />)
    await user.click(save())
    expect(linesOf()).toEqual(['Lines › Item 2 › SKU: The text is too long. Maximum: 5 characters.'])
    expect(document.activeElement).toBe(field('SKU'))
    expect(field('SKU')).toHaveProperty('value', 'far too long')
    expect(field('SKU').getAttribute('aria-invalid')).toBe('true')
  })

  it('names a branch, also where its name is not required', async () => {
    const onChange = vi.fn()
    const branch = (title: string) => ({ title, type: 'object', properties: { kind: { const: title } } })
    const schema = { type: 'object', properties: { way: { oneOf: [branch('Air'), branch('Sea')] } } }
    const { user } = draw(<SchemaForm schema={schema} onChange={onChange} />)
    await user.selectOptions(field('Type of Way'), 'Sea')
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ way: { kind: 'Sea' } }, 'way')
  })

  it('keeps what two branches have alike, and what was typed into each', async () => {
    const onChange = vi.fn()
    const { user } = draw(<SchemaForm schema={order} defaultValue={full} onChange={onChange} />)
    await user.type(field('Weight'), '7')
    await user.selectOptions(field('Type of Delivery'), 'By courier')
    expect(onChange.mock.lastCall?.[0].delivery).toEqual({ kind: 'courier', phone: '12' })
    await user.type(field('Phone'), '3')
    await user.selectOptions(field('Type of Delivery'), 'By post')
    expect(onChange.mock.lastCall?.[0].delivery).toEqual({ kind: 'post', phone: '123', weight: 7 })
  })
})

it('tells what is missing in the branch that was chosen, and in new items', async () => {
  const schema = {
    $defs: {},
    type: 'object',
    properties: {
      contact: {
        oneOf: [
          { title: 'Mail', type: 'object', required: ['mail'], properties: { mail: { type: 'string' } } },
          { title: 'Phone', type: 'object', required: ['phone'], properties: { phone: { type: 'string' } } },
        ],
      },
      lines: { type: 'array', items: { type: 'object', required: ['sku'], properties: { sku: { type: 'string' } } } },
    },
  }
  const onSubmit = vi.fn()
  const { user } = draw(<SchemaForm schema={schema} onSubmit={onSubmit} />)
  await user.selectOptions(field('Type of Contact'), 'Phone')
  await user.click(screen.getByRole('button', { name: 'Add item to Lines' }))
  await user.click(save())
  expect(linesOf()).toEqual(['“Contact › Phone” is missing.', '“Lines › Item 1 › Sku” is missing.'])
  await user.type(field('Phone'), '123')
  await user.type(field('Sku'), 'A')
  await user.click(save())
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ contact: { phone: '123' }, lines: [{ sku: 'A' }] })
})

describe('when a field says what is wrong', () => {
  const schema = {
    $defs: {},
    type: 'object',
    required: ['code'],
    properties: { code: { type: 'string', maxLength: 2 } },
  }

  it('says so when it is left, and no longer once it fits', async () => {
    const { user } = draw(<SchemaForm schema={schema} onSubmit={() => {}} />)
    await user.type(field('Code'), 'abc')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.tab()
    expect(screen.getByRole('alert').textContent).toContain('too long')
    await user.type(field('Code'), '{Backspace}')
    expect(screen.queryByRole('alert')).toBeNull()
    await user.clear(field('Code'))
    expect(screen.queryByRole('alert')).toBeNull()
    await user.tab()
    expect(screen.getByRole('alert').textContent).toBe('“Code” is missing.')
  })

  it('at every change, or only when it is sent', async () => {
    const { user, rerender } = draw(<SchemaForm schema={schema} validate="change" onSubmit={() => {}} />)
    await user.type(field('Code'), 'abc')
    expect(screen.getByRole('alert').textContent).toContain('too long')
    rerender(<SchemaForm key="other" schema={schema} validate="submit" onSubmit={() => {}} />)
    await user.type(field('Code'), 'abc')
    await user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    await user.click(save())
    expect(linesOf()).toEqual(['Code: The text is too long. Maximum: 2 characters.'])
  })

  it('sends two values that fit only together, though each was kept back', async () => {
    const both = {
      $defs: {},
      type: 'object',
      properties: { country: { type: 'string' }, zip: { type: 'string' } },
      anyOf: [
        { properties: { country: { const: 'UK' }, zip: { pattern: '^[A-Z]' } } },
        { properties: { country: { const: 'DE' }, zip: { pattern: '^[0-9]+$' } } },
      ],
    }
    const onSubmit = vi.fn()
    const { container } = draw(
      <SchemaForm
        schema={{ ...both, anyOf: undefined, allOf: [{ if: { properties: { country: { const: 'DE' } } }, ...rest() }] }}
        defaultValue={{ country: 'UK', zip: 'SW1A' }}
        onSubmit={onSubmit}
      />,
    )
    fireEvent.change(field('Country'), { target: { value: 'DE' } })
    fireEvent.change(field('Zip'), { target: { value: '10115' } })
    fireEvent.submit(container.querySelector('form') as Element)
    await waitFor(() => expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ country: 'DE', zip: '10115' }))
  })
  /** The rest of a condition; an object with a property `then` looks like a promise to others. */
  const rest = () =>
    Object.fromEntries([
      ['then', { properties: { zip: { pattern: '^[0-9]+$' } } }],
      ['else', { properties: { zip: { pattern: '^[A-Z]' } } }],
    ])
})

describe('values from outside', () => {
  const schema = { $defs: {}, type: 'object', properties: { name: { type: 'string', maxLength: 8 } } }
  type Name = { readonly name?: string }

  it('what comes back does nothing, also late and as a copy; another value is taken over', async () => {
    const drawn = vi.fn()
    function Outside({ delay }: { readonly delay: boolean }) {
      const [value, setValue] = useState<Name>({ name: 'a' })
      drawn(value)
      const take = (next: Name) =>
        delay ? void setTimeout(() => act(() => setValue({ ...next })), 5) : setValue({ ...next })
      return (
        <>
          <SchemaForm schema={{ ...schema }} value={value} onChange={take} />
          <button type="button" onClick={() => setValue({ name: 'new' })}>
            Other
          </button>
        </>
      )
    }
    const { user } = draw(<Outside delay />)
    const input = field('Name') as HTMLInputElement
    await user.type(input, 'bcd', { initialSelectionStart: 0, initialSelectionEnd: 0 })
    await waitFor(() => expect(drawn).toHaveBeenLastCalledWith({ name: 'bcda' }))
    expect(input.value).toBe('bcda')
    expect(input.selectionStart).toBe(3)
    expect(field('Name')).toBe(input)
    const times = drawn.mock.calls.length
    await new Promise((done) => setTimeout(done, 30))
    expect(drawn.mock.calls.length).toBe(times)
    await user.click(screen.getByRole('button', { name: 'Other' }))
    expect(input.value).toBe('new')
  })

  it('an earlier value is taken over: an undo', async () => {
    const values: Name[] = []
    function Outside() {
      const [value, setValue] = useState<Name>({ name: '' })
      return (
        <>
          <SchemaForm<Name>
            schema={schema}
            value={value}
            onChange={(next) => {
              values.push(next)
              setValue(next)
            }}
          />
          <button type="button" onClick={() => setValue(values[0] as Name)}>
            Undo
          </button>
        </>
      )
    }
    const { user } = draw(<Outside />)
    await user.type(field('Name'), 'abc')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(field('Name')).toHaveProperty('value', 'a')
  })

  it('is only read while it is disabled', async () => {
    const form = (disabled: boolean) => <SchemaForm schema={schema} disabled={disabled} onSubmit={() => {}} />
    const { rerender } = draw(form(true))
    expect(field('Name')).toHaveProperty('disabled', true)
    expect(save().matches(':disabled')).toBe(true)
    rerender(form(false))
    expect(field('Name')).toHaveProperty('disabled', false)
  })
})

describe('setters of one’s own', () => {
  const schema = {
    $defs: {},
    type: 'object',
    properties: { rating: { type: 'integer', maximum: 5 }, count: { type: 'integer' }, kind: { enum: [5, 6] } },
  }
  function Stars({ id, value, onChange, disabled }: SetterProps<number>) {
    return (
      <button id={id} type="button" disabled={disabled} onClick={() => onChange((value ?? 0) + 1)}>
        {'★'.repeat(value ?? 0)}
      </button>
    )
  }
  const stars = (rank: number) => defineSetter('acme-stars', Stars, { match: (node) => node.maximum === 5 && rank })

  it('are taken where they match, and write', async () => {
    const onChange = vi.fn()
    const { user } = draw(<SchemaForm schema={schema} setters={[stars(5)]} onChange={onChange} />)
    await user.click(field('Rating'))
    await user.click(field('Rating'))
    expect(onChange).toHaveBeenLastCalledWith({ rating: 2 }, 'rating')
    expect(field('Count').tagName).toBe('INPUT')
  })

  it('count by rank, then by place; one that throws is none', () => {
    const named = (name: string, rank: number) =>
      defineSetter(name, () => <b>{name}</b>, { match: (node) => node.type !== 'object' && rank })
    const broken = defineSetter('acme-broken', Stars, {
      match: () => {
        throw new Error('No')
      },
    })
    const setters = [named('acme-one', 1), named('acme-low', 1.5), named('acme-other', 1.5), broken]
    const { container } = draw(<SchemaForm schema={schema} setters={setters} />)
    const setterOf = (path: string) => container.querySelector(`[data-field=${path}]`)?.getAttribute('data-setter')
    expect([setterOf('rating'), setterOf('count'), setterOf('kind')]).toEqual(['acme-other', 'acme-other', 'choice'])
  })

  it('leave values of another kind to JSON, and a broken one too', async () => {
    const broken = defineSetter(
      'acme-broken',
      () => {
        throw new Error('No')
      },
      { match: (_node, { path }) => path === 'count' && 9 },
    )
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { container } = draw(
      <SchemaForm schema={schema} defaultValue={{ rating: 'high', count: 3 }} setters={[stars(5), broken]} />,
    )
    expect(container.querySelector('[data-field=rating]')?.getAttribute('data-setter')).toBe('raw')
    await waitFor(() => expect(container.querySelector('[data-field=count] .cm-content')?.textContent).toBe('3'))
    vi.restoreAllMocks()
  })

  it('are refused with all reasons', () => {
    expect(() => defineSetter('text', undefined as never, { match: 5 as never })).toThrow(
      /name of a setter of ours.*no component.*no function/,
    )
  })
})

describe('sending', () => {
  const schema = {
    $defs: {},
    type: 'object',
    properties: {
      name: { type: 'string' },
      people: { type: 'array', items: { type: 'object', properties: { mail: { type: 'string' } } } },
    },
  }
  const value = { name: 'Smith', people: [{ mail: 'a' }, { mail: 'b' }] }

  it('waits for the answer, and tells its problems at their fields', async () => {
    let answer: (problems: readonly { path: string; key: string }[]) => void = () => {}
    const onSubmit = vi.fn(() => new Promise<readonly { path: string; key: string }[]>((done) => (answer = done)))
    const { user } = draw(<SchemaForm schema={schema} defaultValue={value} onSubmit={onSubmit} />)
    await user.click(save())
    expect(save().matches(':disabled')).toBe(true)
    expect(screen.getByRole('status').textContent).toBe('Saving…')
    fireEvent.submit(screen.getByLabelText('Name').closest('form') as Element)
    expect(onSubmit).toHaveBeenCalledTimes(1)
    await act(async () =>
      answer([
        { path: '/people/1/mail', key: 'This address is taken.' },
        { path: 'name', key: 'problem.taken' },
      ]),
    )
    expect(save().matches(':disabled')).toBe(false)
    expect(screen.getByRole('status').textContent).toBe('')
    expect(linesOf()).toEqual(['Name: This is already in use.', 'People › Item 2 › Mail: This address is taken.'])
    expect(document.activeElement).toBe(field('Name'))
    await user.click(within(summary()).getByRole('link', { name: /taken/ }))
    expect(document.activeElement).toBe(field('Mail'))
    expect(field('Mail')).toHaveProperty('value', 'b')
    expect(document.getElementById(field('Mail').getAttribute('aria-describedby') as string)?.textContent).toBe(
      'This address is taken.',
    )
    await user.type(field('Mail'), 'c')
    expect(field('Mail').getAttribute('aria-invalid')).toBeNull()
  })

  it('says that it failed, and lets it be tried again', async () => {
    const heard = vi.fn()
    vi.stubGlobal('reportError', heard)
    const onSubmit = vi.fn(async () => {
      throw new Error('No network')
    })
    const { user } = draw(<SchemaForm schema={schema} defaultValue={value} onSubmit={onSubmit} />)
    await user.click(save())
    expect(linesOf()).toEqual(['The form could not be saved. Try again.'])
    expect(heard).toHaveBeenCalledTimes(1)
    await user.click(save())
    expect(onSubmit).toHaveBeenCalledTimes(2)
  })

  it('takes a button of one’s own, and the Enter key', async () => {
    const onSubmit = vi.fn()
    const { user } = draw(
      <SchemaForm schema={schema} onSubmit={onSubmit}>
        <button type="submit">Send</button>
      </SchemaForm>,
    )
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.type(field('Name'), 'Smith{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Smith' })
  })

  it('tells what is not complete in something new, and takes it in once it is', async () => {
    const parts = {
      $defs: {},
      type: 'object',
      properties: { parts: { type: 'array', items: { type: 'string', minLength: 2, format: 'hostname' } } },
    }
    const onSubmit = vi.fn()
    const { user } = draw(<SchemaForm schema={parts} onSubmit={onSubmit} />)
    await user.click(screen.getByRole('button', { name: 'Add item to Parts' }))
    await user.click(save())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(linesOf()[0]).toBe('Parts › New item: The text is too short. Minimum: 2 characters.')
    expect(document.activeElement).toBe(field('New item'))
    await user.keyboard('ab{Enter}')
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ parts: ['ab'] })
  })
})

describe('what has no control, and what cannot be checked', () => {
  const other = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: {
      home: { $ref: 'https://example.org/address.json' },
      any: {},
      pair: { type: 'array', items: [{ type: 'string' }, { type: 'number' }] },
    },
  }
  const value = { home: { zip: '1' }, any: [1, { a: null }], pair: ['a', 2], unknown: { kept: true } }

  it('is JSON, and nothing of it is lost; a reference that leads nowhere is told at its field', async () => {
    const onSubmit = vi.fn()
    const { user, container } = draw(<SchemaForm schema={other} defaultValue={value} onSubmit={onSubmit} />)
    for (const path of ['home', 'any', 'pair', 'unknown'])
      expect(container.querySelector(`[data-field=${path}]`)?.getAttribute('data-setter')).toBe('raw')
    expect(container.querySelector('[data-field=home]')?.textContent).toContain(
      '“https://example.org/address.json” could not be loaded.',
    )
    await user.click(save())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(value)
  })

  it('text that is no JSON is not sent as what it was before', async () => {
    const onSubmit = vi.fn()
    const { user, container } = draw(
      <StrictMode>
        <SchemaForm schema={other} defaultValue={value} onSubmit={onSubmit} />
      </StrictMode>,
    )
    const write = (text: string) => {
      const view = EditorView.findFromDOM(container.querySelector('[data-field=any] .cm-editor') as HTMLElement)
      act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
    }
    await waitFor(() => expect(container.querySelector('[data-field=any] .cm-editor')).toBeTruthy())
    write('[1, ')
    await user.click(save())
    expect(onSubmit).not.toHaveBeenCalled()
    expect(linesOf()).toEqual(['Any: This is not valid JSON.'])
    write('[1, 2]')
    await user.click(save())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...value, any: [1, 2] })
  })

  it('other files are asked for, at once or later', async () => {
    const resolveRef = vi.fn(async () => ({ type: 'object', properties: { zip: { type: 'string' } } }))
    const { user } = draw(
      <SchemaForm schema={other} resolveRef={resolveRef} defaultValue={value} onSubmit={() => {}} />,
    )
    expect(screen.getByText('Loading…')).toBeTruthy()
    await user.type(await screen.findByLabelText('Zip'), '2')
    expect(field('Zip')).toHaveProperty('value', '12')
    expect(resolveRef).toHaveBeenCalledExactlyOnceWith('https://example.org/address.json')
  })

  it('formats of the application are checked', async () => {
    const schema = { type: 'object', properties: { code: { type: 'string', format: 'even' } } }
    const formats = { even: (text: string) => text.length % 2 === 0 }
    const { user } = draw(<SchemaForm schema={schema} formats={formats} onSubmit={() => {}} />)
    await user.type(field('Code'), 'abc')
    await user.click(save())
    expect(linesOf()).toEqual(['Code: Must have the format “even”.'])
  })

  it('where checks may not be made, it says so and goes on', async () => {
    vi.stubGlobal(
      'Function',
      Object.assign(
        function Forbidden() {
          throw new EvalError('Refused to evaluate a string as JavaScript')
        },
        { prototype: Function.prototype },
      ),
    )
    const onSubmit = vi.fn()
    const { user } = draw(<SchemaForm schema={{ ...order }} defaultValue={full} onSubmit={onSubmit} />)
    expect(screen.getByRole('note').textContent).toContain('security settings')
    await user.type(field('Name'), '!')
    await user.click(save())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ ...full, name: 'Smith!', size: 'medium' })
  })

  it.each(['draft-04', 'draft-06', 'draft-07', '2019-09', '2020-12'])('reads %s', async (version) => {
    const address = version.startsWith('20')
      ? `https://json-schema.org/draft/${version}/schema`
      : `http://json-schema.org/${version}/schema#`
    const onSubmit = vi.fn()
    const schema = {
      $schema: address,
      type: 'object',
      required: ['n'],
      properties: { n: version === 'draft-04' ? { minimum: 1, exclusiveMinimum: true } : { exclusiveMinimum: 1 } },
    }
    const { user } = draw(<SchemaForm schema={schema} onSubmit={onSubmit} />)
    await user.type(field('N'), '1')
    await user.click(save())
    expect(linesOf()).toEqual(['N: Must be more than 1.'])
    await user.type(field('N'), '0')
    await user.click(save())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ n: 10 })
  })
})

describe('words', () => {
  const schema = { $defs: {}, type: 'object', required: ['name'], properties: { name: { type: 'string' } } }
  const form = (props: Partial<SchemaFormProps<unknown>>) => (
    <SchemaForm schema={schema} onSubmit={() => {}} {...props} />
  )

  it('are English until another language is there', async () => {
    const { user, container } = draw(form({ locale: 'de-AT', labels: { 'fields.name': 'Firma' } }))
    expect(save()).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Speichern' }))
    expect(screen.getByText('Es gibt ein Problem')).toBeTruthy()
    expect(screen.getByRole('link').textContent).toContain('Firma')
    expect(container.querySelector('form')?.lang).toBe('de')
  })

  it('are those of the document, and from the right where these are', async () => {
    document.documentElement.lang = 'ar'
    const { container } = draw(form({}))
    expect(await screen.findByRole('button', { name: 'حفظ' })).toBeTruthy()
    expect(container.querySelector('form')?.dir).toBe('rtl')
  })

  it('are English in a language that is none of ours', async () => {
    draw(form({ locale: 'nl', labels: { 'form.save': 'Opslaan' } }))
    expect(screen.getByRole('button', { name: 'Opslaan' })).toBeTruthy()
  })
})
