import { layoutProps } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { cardSpec } from '../testing/sample-section.tsx'
import { deviceRules, layoutRules, PHONE_QUERY } from './device-rules.ts'

const rules = deviceRules(cardSpec)

test('resets what is written for pc alone, and lets phones have their own', () => {
  expect(rules).toContain("[data-section='card']{")
  expect(rules).toContain('--accent:initial')
  expect(rules).toContain('--size-pc:initial;--size-mobile:initial;--size:var(--size-pc)')
  expect(rules).toContain(`@media ${PHONE_QUERY}{[data-section='card']{--size:var(--size-mobile,var(--size-pc))}}`)
})

test('leaves to the rules of the page what every section has', () => {
  for (const name of Object.keys(layoutProps)) expect(rules).not.toContain(`--${name}`)
  expect(layoutRules).toContain('[data-section]{--background-color:initial')
  expect(layoutRules).toContain('--spacing-left:var(--spacing-left-mobile,var(--spacing-left-pc))')
})

test('says nothing for a section that CSS has nothing to know of', () => {
  const props = { type: 'object', properties: { text: { type: 'string' } }, additionalProperties: false } as const
  expect(deviceRules({ ...cardSpec, props })).toBe('')
})
