import { EditorView } from '@codemirror/view'
import { act, fireEvent, screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { Json, SchemaNode } from '@vitrine/schemas'
import type { SetterName } from '../setter-for.ts'
import type { Beside } from './draw-form.tsx'

/** What the contract needs to know of a setter: a value, and how a person changes it by keys. */
export interface SetterCase {
  readonly schema: SchemaNode
  readonly value: Json
  readonly change: (user: UserEvent) => Promise<unknown>
  readonly changed: Json
  /** What else the form holds, where the setter looks at it. */
  readonly beside?: Beside
}

const named = (label: string) => screen.getByLabelText(label, { exact: true })

/** Goes to something by its name, and presses keys. */
const press = (label: string, keys: string) => (user: UserEvent) => user.type(named(label), keys)
const rewrite = (label: string, text: string) => async (user: UserEvent) => {
  await user.clear(named(label))
  await user.type(named(label), text)
}
const pressOn = (role: string, name: string, keys: string) => async (user: UserEvent) => {
  act(() => screen.getByRole(role, { name }).focus())
  await user.keyboard(keys)
}
const choose = (label: string, option: string) => (user: UserEvent) => user.selectOptions(named(label), option)

/** In a document without layout nothing can be typed into these; their own tests do it in a browser. */
const typeInto = (text: string) => async () => {
  const view = EditorView.findFromDOM(screen.getByRole('textbox').closest('.cm-editor') as HTMLElement)
  act(() => view?.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } }))
}

const link = { type: 'address', href: '/a' }

export const setterCases: Readonly<Record<Exclude<SetterName, 'rich-text'>, SetterCase>> = {
  text: { schema: { type: 'string' }, value: 'Bol', change: press('Sample', '{End}t'), changed: 'Bolt' },
  money: {
    schema: { oneOf: [{ type: 'integer', minimum: 0, money: 'currency' }, { const: 'pending' }] },
    value: 400,
    change: press('Sample', '2'),
    changed: 4200,
  },
  'item-reference': {
    schema: {
      type: 'array',
      items: { type: 'string' },
      setter: 'item-reference',
      setterOptions: { lists: 'lists', items: 'options' },
    },
    value: ['redred01'],
    change: (user) => user.selectOptions(screen.getByRole('combobox', { name: 'Finish' }), 'Blue'),
    changed: ['blue0001'],
    beside: {
      properties: { lists: { title: 'Lists', type: 'array', items: { type: 'object', setter: 'raw' } } },
      values: {
        lists: [
          {
            id: 'finish01',
            name: 'Finish',
            options: [
              { id: 'redred01', label: 'Red' },
              { id: 'blue0001', label: 'Blue' },
            ],
          },
        ],
      },
    },
  },
  'long-text': {
    schema: { type: 'string', setter: 'long-text' },
    value: 'Bol',
    change: press('Sample', 't{Enter}M8'),
    changed: 'Bolt\nM8',
  },
  number: { schema: { type: 'integer' }, value: 4, change: press('Sample', '2'), changed: 42 },
  range: {
    schema: { type: 'number', minimum: 0, maximum: 100, unit: 'px' },
    value: 4,
    change: press('Sample', '2'),
    changed: 42,
  },
  switch: { schema: { type: 'boolean' }, value: false, change: pressOn('switch', 'Sample', ' '), changed: true },
  choice: {
    schema: { enum: ['short', 'tall'] },
    value: 'short',
    change: pressOn('radio', 'Short', '{ArrowRight}'),
    changed: 'tall',
  },
  colour: { schema: { $ref: 'colour' }, value: '#336699', change: rewrite('Sample', '#112233'), changed: '#112233' },
  alignment: {
    schema: { enum: ['start', 'center', 'end'], setter: 'alignment' },
    value: 'start',
    change: pressOn('radio', 'Start', '{ArrowRight}'),
    changed: 'center',
  },
  link: { schema: { $ref: 'link' }, value: link, change: press('Web address', 'b'), changed: { ...link, href: '/ab' } },
  image: {
    schema: { $ref: 'image' },
    value: { src: '/pictures/hall.webp', alt: 'A hal' },
    change: press('Alternative text', 'l'),
    changed: { src: '/pictures/hall.webp', alt: 'A hall' },
  },
  video: {
    schema: { $ref: 'video' },
    value: { src: '/films/tour.mp4', title: 'Tou' },
    change: press('Video title', 'r'),
    changed: { src: '/films/tour.mp4', title: 'Tour' },
  },
  file: {
    schema: { type: 'string', format: 'asset', setter: 'file' },
    value: '/papers/a.pd',
    change: press('Sample', 'f'),
    changed: '/papers/a.pdf',
  },
  icon: {
    schema: { $ref: 'icon' },
    value: 'anchor',
    async change(user) {
      act(() => named('Sample').focus())
      await user.keyboard('{Enter}')
      await screen.findByRole('dialog')
      await user.keyboard('forkl{ArrowDown}{Enter}')
    },
    changed: 'forklift',
  },
  spacing: {
    schema: { $ref: 'spacing' },
    value: { pc: { top: 1 } },
    change: press('Top (desktop)', '2'),
    changed: { pc: { top: 12 } },
  },
  border: {
    schema: { $ref: 'border' },
    value: { width: 1 },
    change: press('Border width', '2'),
    changed: { width: 12 },
  },
  background: {
    schema: { $ref: 'background' },
    value: { color: '#336699' },
    change: rewrite('Fill colour', '#112233'),
    changed: { color: '#112233' },
  },
  date: {
    schema: { type: 'string', setter: 'date' },
    value: '2026-03-15',
    change: async () => fireEvent.change(named('Sample'), { target: { value: '2026-04-01' } }),
    changed: '2026-04-01',
  },
  list: {
    schema: { type: 'array', items: { type: 'string' } },
    value: ['a', 'b'],
    change: pressOn('button', 'Move a down', '{Enter}'),
    changed: ['b', 'a'],
  },
  group: {
    schema: { type: 'object', additionalProperties: false, properties: { name: { type: 'string' } } },
    value: { name: 'Bol' },
    change: press('Name', 't'),
    changed: { name: 'Bolt' },
  },
  union: {
    schema: { oneOf: [{ type: 'integer', minimum: 0 }, { const: 'pending' }] },
    value: 4,
    change: choose('Type of Sample', 'Pending'),
    changed: 'pending',
  },
  source: {
    schema: { type: 'string', setter: 'source', setterOptions: { from: 'products' } },
    value: 'hexbolt8',
    async change(user) {
      await screen.findByDisplayValue('Hex bolt M8')
      await user.click(named('Sample'))
      await user.keyboard('wash')
      await screen.findByRole('option', { name: /Plain washer 8/ })
      await user.keyboard('{ArrowDown}{Enter}')
    },
    changed: 'washer08',
  },
  raw: { schema: {}, value: [1], change: typeInto('[1, 2]'), changed: [1, 2] },
}
