import type { Config, Fields } from '@puckeditor/core'
import { type ComponentType, Fragment, isValidElement, type ReactNode } from 'react'

type Values = Readonly<Record<string, unknown>>
const notValues = new Set(['id', 'puck', 'editMode', 'children'])

/**
 * Draws whatever it is given, by the names of it: values as words, slots and elements where they stand. Puck gives `null` for
 * rich text that is not there, so that is nothing.
 */
function Shown({ value }: { readonly value: unknown }): ReactNode {
  if (isValidElement(value)) return value
  if (typeof value === 'function') {
    const Slot = value as ComponentType
    return <Slot />
  }
  if (Array.isArray(value))
    return value.map((item, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the items of a document have no other identity
      <Fragment key={at}>
        [<Shown value={item} />]
      </Fragment>
    ))
  if (typeof value !== 'object' || value === null) return `${JSON.stringify(value) ?? 'nothing'} `
  return Object.entries(value)
    .filter(([, inside]) => inside !== undefined && inside !== null)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, inside]) => (
      <Fragment key={name}>
        {name}: <Shown value={inside} />
      </Fragment>
    ))
}

const valuesOf = (props: Values): Values =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !notValues.has(name)))

const draw = (name: string) => (props: Values) => (
  <section>
    {name} <Shown value={valuesOf(props)} />
  </section>
)

type Zoned = Values & { readonly puck: { readonly renderDropZone: (props: { zone: string }) => ReactNode } }

const custom = { type: 'custom', render: () => <input /> } as const
const external = { type: 'external', fetchList: async () => [] } as const

/** One field of every kind that holds no components, as often as a name or an option may be odd. */
const plainFields: Fields = {
  title: { type: 'text', label: 'Title' },
  text: { type: 'textarea' },
  amount: { type: 'number', min: 0, max: 1_000_000, step: 5 },
  ratio: { type: 'number', step: 0.1 },
  size: {
    type: 'select',
    options: [
      { label: 'Small', value: 's' },
      { label: 'Large', value: 'l' },
    ],
  },
  isWide: {
    type: 'radio',
    options: [
      { label: 'Yes', value: true },
      { label: 'No', value: false },
    ],
  },
  columns: { type: 'select', options: [1, 2, 3].map((value) => ({ label: `${value}`, value })) },
  shape: {
    type: 'select',
    options: [
      { label: 'None', value: undefined },
      { label: 'Square', value: { corners: 4, names: ['a', 'b'] } },
      { label: 'Circle', value: { corners: 0 } },
      { label: 'Nothing', value: null },
    ],
  },
  body: { type: 'richtext' },
  visible: { type: 'text' },
  section: { type: 'select', options: [{ label: 'One', value: 'one' }] },
  'data-x y': { type: 'text' },
  '1st.of': { type: 'number' },
  seo: {
    type: 'object',
    objectFields: {
      id: { type: 'text' },
      title: { type: 'text' },
      deep: { type: 'object', objectFields: { note: { type: 'textarea' }, level: { type: 'number' } } },
    },
  },
  rows: {
    type: 'array',
    defaultItemProps: { label: 'New row' },
    arrayFields: {
      id: { type: 'text' },
      label: { type: 'text' },
      count: { type: 'number' },
      body: { type: 'richtext' },
      kind: { type: 'radio', options: [{ label: 'A', value: 'a' }] },
      cells: {
        type: 'array',
        arrayFields: { text: { type: 'text' }, deep: { type: 'array', arrayFields: { n: { type: 'number' } } } },
      },
      link: { type: 'object', objectFields: { href: { type: 'text' }, label: { type: 'text' } } },
    },
  },
  product: external,
  colour: custom,
}

const components: Config['components'] = {
  Everything: {
    label: 'All fields',
    fields: plainFields,
    defaultProps: {
      title: 'A title',
      size: 's',
      body: '<p>Words</p>',
      rows: [{ label: 'One' }],
      seo: { title: 'For machines' },
    },
    resolveData: (data) => data,
    resolveFields: () => plainFields,
    render: draw('Everything'),
  },
  HeadingBlock: { fields: { text: { type: 'text' }, level: { type: 'number' } }, render: draw('HeadingBlock') },
  Grid: {
    fields: { gap: { type: 'number' }, content: { type: 'slot' } },
    defaultProps: { content: [{ type: 'HeadingBlock', props: { text: 'In a grid', level: 3 } }] },
    render: draw('Grid'),
  },
  OnlyHeadings: { fields: { items: { type: 'slot', allow: ['HeadingBlock'] } }, render: draw('OnlyHeadings') },
  NoGrids: { fields: { Body: { type: 'slot', disallow: ['Grid'] } }, render: draw('NoGrids') },
  Layout: {
    fields: {
      name: { type: 'text' },
      area: { type: 'object', objectFields: { label: { type: 'text' }, content: { type: 'slot' } } },
    },
    render: draw('Layout'),
  },
  Tabs: {
    fields: {
      tabs: {
        type: 'array',
        arrayFields: {
          label: { type: 'text' },
          body: { type: 'richtext' },
          content: { type: 'slot' },
          more: { type: 'object', objectFields: { note: { type: 'text' }, aside: { type: 'slot' } } },
          rows: { type: 'array', arrayFields: { name: { type: 'text' }, inside: { type: 'slot' } } },
        },
      },
      after: { type: 'slot' },
    },
    defaultProps: { tabs: [{ label: 'First' }] },
    render: draw('Tabs'),
  },
  /** From before slots: what stands in it is in the `zones` of a document. */
  Columns: {
    fields: { ratio: { type: 'text' } },
    render: (props) => {
      const { puck, ...values } = props as unknown as Zoned
      return (
        <section>
          Columns <Shown value={valuesOf(values)} />
          {puck.renderDropZone({ zone: 'left' })}
          {puck.renderDropZone({ zone: 'right side' })}
        </section>
      )
    },
  },
  /** Half migrated: the zone has become a field, and documents still have it as a zone. */
  Panel: {
    fields: { content: { type: 'slot' } },
    render: (props) => <section>Panel {(props as unknown as Zoned).puck.renderDropZone({ zone: 'content' })}</section>,
  },
  Spacer: { render: draw('Spacer') },
}

/** A config whose root draws nothing itself. */
export const plainConfig: Config = { components }

/** A config whose root has fields, a slot, an old zone, and a frame around the page. */
export const framedConfig: Config = {
  components,
  root: {
    fields: { title: { type: 'text' }, tone: { type: 'text' }, foot: { type: 'slot' } },
    render: (props: Values) => {
      const { children, puck, ...values } = props as unknown as Zoned & { readonly children: ReactNode }
      return (
        <main>
          Frame <Shown value={valuesOf(values)} />
          {puck.renderDropZone({ zone: 'banner' })}
          {children}
        </main>
      )
    },
  },
}
