import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type Json, labelKey, type SchemaNode } from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { setters } from '../../setters.ts'
import { sampleServices } from '../../testing/sample-services.ts'
import { createValueSource } from '../../value-source/value-source.ts'
import { SettingsForm } from '../settings-form.tsx'

const media: SchemaNode = {
  oneOf: [
    { type: 'object', properties: { kind: { const: 'picture' }, file: { type: 'string' } }, required: ['kind'] },
    { type: 'object', properties: { kind: { const: 'figure' }, figure: { type: 'string' } }, required: ['kind'] },
  ],
}

const labels: Readonly<Record<string, string>> = {
  'offer.media': 'Medium',
  'offer.media.figure': 'Number to show',
  'offer.media.kind': 'Kind of medium',
  'offer.media.kind.picture': 'A picture',
  'offer.media.kind.figure': 'A number',
}

/** The form of a section `offer`, with its labels. */
const drawOffer = (properties: SchemaNode['properties'], value: Json) =>
  render(
    <SettingsForm
      schema={{ type: 'object', additionalProperties: false, ...(properties && { properties }) }}
      source={createValueSource(value)}
      services={sampleServices({ label: (key) => labels[key] })}
      setters={setters}
      labelPrefix="offer"
    />,
  )
const branches = () => screen.getAllByRole('option').map(({ textContent }) => textContent)

it('names a branch by the label of the constant that tells it, and not by that of a property of the same name', () => {
  drawOffer({ media }, { media: { kind: 'figure' } })
  expect(branches()).toEqual(['A picture', 'A number'])
  expect(screen.getByLabelText('Number to show')).toBeTruthy()
})

it('names the branches of an item by the same keys as those of a single value', async () => {
  expect(labelKey('offer', 'media[k3v9Qa2Z].kind')).toBe('offer.media.kind')
  drawOffer({ media: { type: 'array', items: media } }, { media: [{ kind: 'figure' }] })
  await userEvent.click(screen.getByRole('button', { expanded: false }))
  expect(branches()).toEqual(['A picture', 'A number'])
})
