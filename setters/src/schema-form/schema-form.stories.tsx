import type { Meta, StoryObj } from '@storybook/react-vite'
import '../controls/tokens.css'
import { defineSetter, type SetterProps } from '../setter.ts'
import { SchemaForm } from './schema-form.tsx'

/** As somebody else writes a schema. */
const schema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Order',
  type: 'object',
  required: ['company', 'email', 'address', 'delivery'],
  definitions: {
    address: {
      type: 'object',
      required: ['zip', 'city'],
      properties: { street: { type: 'string' }, zip: { type: 'string', title: 'Post code' }, city: { type: 'string' } },
    },
  },
  properties: {
    company: { type: 'string', description: 'As it stands on the letterhead.', minLength: 2 },
    email: { type: 'string', format: 'email' },
    rating: { type: 'integer', minimum: 0, maximum: 5 },
    material: { enum: ['steel', 'stainless steel', 'brass', 'titanium', 'plastic'], default: 'steel' },
    address: { $ref: '#/definitions/address' },
    lines: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        required: ['sku'],
        properties: { sku: { type: 'string', maxLength: 8 }, amount: { type: 'integer', minimum: 1 } },
      },
    },
    delivery: {
      oneOf: [
        { title: 'By post', type: 'object', properties: { kind: { const: 'post' }, phone: { type: 'string' } } },
        { title: 'By courier', type: 'object', properties: { kind: { const: 'courier' }, phone: { type: 'string' } } },
      ],
    },
    notes: {},
  },
}
const value = {
  company: 'Smith & Sons',
  email: 'office@example.org',
  address: { street: 'Long Lane 5', zip: '12345', city: 'York' },
  lines: [{ sku: 'A-100', amount: 20 }, { sku: 'far too long' }],
  delivery: { kind: 'post', phone: '0123' },
  notes: { packed: ['in wood', 2] },
}

function Stars({ id, value = 0, onChange, disabled }: SetterProps<number>) {
  return (
    <input
      id={id}
      type="range"
      max={5}
      value={value}
      disabled={disabled}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
const stars = defineSetter('acme-stars', Stars, { match: (node) => node.maximum === 5 && 5 })

export default {
  title: 'Setters/Schema form',
  component: SchemaForm,
  args: { schema, onSubmit: async () => {} },
} satisfies Meta<typeof SchemaForm>
type Story = StoryObj<typeof SchemaForm>

export const Empty: Story = {}
export const Filled: Story = { args: { defaultValue: value } }
export const OwnSetter: Story = { args: { defaultValue: value, setters: [stars] } }
export const Disabled: Story = { args: { defaultValue: value, disabled: true } }
export const German: Story = { args: { defaultValue: value, locale: 'de' } }
export const Arabic: Story = { args: { defaultValue: value, locale: 'ar' } }
export const Problems: Story = {
  args: { defaultValue: { ...value, company: undefined, email: 'nobody' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  },
}
export const AnsweredProblems: Story = {
  args: {
    defaultValue: { ...value, lines: [{ sku: 'A-100' }] },
    onSubmit: async () => [{ path: 'address.zip', key: 'There is no such place.' }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
  },
}
