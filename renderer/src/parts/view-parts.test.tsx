import type { PropsOf, SectionProps } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { viewParts } from './view-parts.ts'

const props = {
  type: 'object',
  additionalProperties: false,
  properties: {
    title: { type: 'string', heading: 2 },
    columns: { type: 'integer', default: 2 },
    body: { $ref: 'rich-text' },
    image: { $ref: 'image' },
    rows: {
      type: 'array',
      default: [],
      items: {
        type: 'object',
        required: ['id'],
        additionalProperties: false,
        properties: { id: { type: 'string' }, label: { type: 'string' }, button: { $ref: 'button' } },
      },
    },
  },
} as const satisfies SectionProps

const { Button, Heading, Image, RichText, Text } = viewParts<PropsOf<typeof props>>()
const id: string = 'k3v9Qa2Z'

test('the compiler takes the paths of the props', () => {
  const drawn = (
    <>
      <Text path="title" />
      <Text path={`rows[${id}].label`} as="p" className="label" />
      <Text path="image.alt" as="a" href="/" />
      <Heading path="title" />
      <Image path="image" sizes="100vw" />
      <Image image={{ src: '/bolts.webp' }} />
      <RichText path="body" />
      <Button path={`rows[${id}].button`} />
    </>
  )
  expect(drawn.props.children).toHaveLength(8)
})

test('and no others', () => {
  const drawn = (
    <>
      {/* @ts-expect-error misspelt */}
      <Text path="titel" />
      {/* @ts-expect-error misspelt inside of an item */}
      <Text path={`rows[${id}].labell`} />
      {/* @ts-expect-error misspelt before the item */}
      <Text path={`row[${id}].label`} />
      {/* @ts-expect-error a number is no text */}
      <Text path="columns" />
      {/* @ts-expect-error any text is no path */}
      <Text path={id} />
      {/* @ts-expect-error an address belongs to links */}
      <Text path="title" as="p" href="/" />
      {/* @ts-expect-error a picture is no heading */}
      <Heading path="image" />
      {/* @ts-expect-error a text is no picture */}
      <Image path="title" />
      {/* @ts-expect-error either from data or by path */}
      <Image path="image" image={{ src: '/bolts.webp' }} />
      {/* @ts-expect-error a text is no rich text */}
      <RichText path="title" />
      {/* @ts-expect-error the item is no button, the prop in it is */}
      <Button path={`rows[${id}]`} />
    </>
  )
  expect(drawn.props.children).toHaveLength(11)
})
