import type { SectionSpec, UpgradeStep } from '@vitrine/schemas'
import { expect, test } from 'vitest'
import { card, cardWith, cardWithProp } from '../testing/sample-section.tsx'
import { createRegistry } from './registry.ts'
import { RegistryError } from './registry-error.ts'
import type { Section } from './section.ts'

function refusal(...sections: readonly Section[]): string {
  try {
    createRegistry(sections)
  } catch (error) {
    if (error instanceof RegistryError) return error.reasons.join('\n')
    throw error
  }
  return 'nothing was refused'
}
const withPreset = (preset: Partial<SectionSpec['presets'][number]>) =>
  cardWith({ presets: [{ id: 'odd', props: {}, ...preset }] })

test('finds a section by its type, and lists all of them', () => {
  const registry = createRegistry([card])
  expect(registry.get('card')?.spec).toBe(card.spec)
  expect(registry.get('toString')).toBeUndefined()
  expect(registry.specs).toEqual([card.spec])
})

test('without checks nothing is refused, and values stay as they are', () => {
  const registry = createRegistry([cardWithProp('odd', { type: 'string', maxLength: 2, default: 'long' })], {
    checks: 'none',
  })
  const props = { title: 7 }
  expect(registry.get('card')?.repair(props)).toEqual({ props, problems: [] })
  expect(createRegistry([card]).get('card')?.repair(props).props.title).toBe('A card')
})

test.each<[why: string, sections: readonly Section[], reason: RegExp]>([
  ['twins', [card, card], /card: registered twice/],
  ['a type that is no name', [cardWith({ type: 'Card_1' })], /Card_1: the type must be lower case/],
  ['a version that is none', [cardWith({ version: 0 })], /card: the version must be/],
  [
    'a default that does not fit',
    [cardWithProp('odd', { type: 'string', maxLength: 2, default: 'long' })],
    /'odd'.*maxLength/,
  ],
  ['a default outside of the choices', [cardWithProp('odd', { enum: ['a', 'b'], default: 'c' })], /'odd'.*enum/],
  ['a preset with a wrong value', [withPreset({ props: { title: 7 } })], /preset 'odd' does not fit at 'title'/],
  ['a preset with a prop that nobody knows', [withPreset({ props: { titel: 'A' } })], /preset 'odd'.*titel/],
  [
    'a preset that is not stored by device',
    [withPreset({ props: { size: 3 } })],
    /preset 'odd' does not fit at 'size'/,
  ],
  ['a preset for a slot that is not there', [withPreset({ slots: { outside: [] } })], /fills the slot 'outside'/],
  [
    'a preset that brings a stranger',
    [withPreset({ slots: { inside: [{ type: 'tab', props: {} }] } })],
    /brings along 'tab'/,
  ],
  [
    'an example that does not fit',
    [cardWith({ examples: [{ look: { pc: 'flat' } }] })],
    /example 1 does not fit at 'look.pc'/,
  ],
  ['an unknown $ref', [cardWithProp('odd', { $ref: 'pictures' })], /Unknown \$ref 'pictures'/],
  ['a misspelt keyword', [cardWithProp('odd', { type: 'string', translateable: true })], /translateable/],
  ['a keyword with a wrong value', [cardWithProp('odd', { type: 'string', translatable: 'yes' })], /translatable/],
  ['a unit that CSS has not', [cardWithProp('odd', { type: 'number', unit: 'pixels' })], /unit/],
  ['a text by device', [cardWithProp('odd', { type: 'string', responsive: true })], /'odd' cannot be responsive/],
  ['a spacing by device', [cardWithProp('odd', { $ref: 'spacing', responsive: true })], /'odd' cannot be responsive/],
  [
    'a heading without its level',
    [cardWithProp('odd', { type: 'string', heading: 'level' })],
    /'odd' takes its heading level from 'level'/,
  ],
  ['a step that is missing', [cardWith({ version: 3 })], /lack the steps from version 2 to 3/],
  ['nesting within a stranger', [cardWith({ nesting: { within: ['tabs'] } })], /nesting names 'tabs'/],
  ['a slot for a stranger', [cardWith({ slots: { inside: { accepts: ['tab'] } } })], /nesting names 'tab'/],
])('refuses %s, and says why', (_why, sections, reason) => {
  expect(refusal(...sections)).toMatch(reason)
})

test('tells all reasons at once, each with the section', () => {
  const other = {
    ...cardWithProp('odd', { $ref: 'nothing' }),
    spec: { ...cardWithProp('odd', { $ref: 'nothing' }).spec, type: 'other' },
  }
  const reasons = refusal(cardWith({ version: 3 }), other)
  expect(reasons).toMatch(/^card: /m)
  expect(reasons).toMatch(/^other: /m)
})

test('takes a later version with all its steps', () => {
  const step: UpgradeStep = { step: 'remove', path: 'subtitle' }
  expect(refusal(cardWith({ version: 3, upgrades: { 1: [step], 2: [step] } }))).toBe('nothing was refused')
})

test('puts values right that do not fit, and nothing else', () => {
  const { repair } = createRegistry([card]).get('card')!
  const good = { title: 'Kept', look: 'raised' }
  expect(repair(good)).toEqual({ props: good, problems: [] })
  expect(repair(good).props).toBe(good)
  const { props, problems } = repair({ title: 'Kept', look: 'flat', size: 'big', stranger: 1 })
  expect(props).toEqual({ title: 'Kept', look: 'plain' })
  expect(problems.map(({ path, key }) => [path, key])).toEqual(
    expect.arrayContaining([
      ['look', 'problem.enum'],
      ['size', 'problem.type'],
    ]),
  )
  expect(repair({}).props).toEqual({ title: 'A card' })
})
