import { describe, expect, it } from 'vitest'
import { setterFor } from './setter-for.ts'

describe('setterFor', () => {
  it.each([
    [{ $ref: 'image' }, 'image'],
    [{ $ref: 'icon' }, 'icon'],
    [{ $ref: 'button' }, 'group'],
    [{ $ref: 'link' }, 'link'],
    [{ type: 'number', unit: 'px' }, 'range'],
    [{ type: 'integer' }, 'number'],
    [{ enum: ['a', 'b'] }, 'choice'],
    [{ enum: ['start', 'center'] }, 'alignment'],
    [{ enum: ['start', 'center', 'stretch'] }, 'choice'],
    [{ type: 'boolean' }, 'switch'],
    [{ type: 'string' }, 'text'],
    [{ type: 'string', format: 'date' }, 'date'],
    [{ type: 'string', setter: 'long-text' }, 'long-text'],
    [{ type: 'array', items: { type: 'string' } }, 'list'],
    [{ oneOf: [{ type: 'integer' }, { const: 'pending' }] }, 'union'],
    [{}, 'raw'],
  ] as const)('%j is edited by %s', (schema, setter) => {
    expect(setterFor(schema)).toBe(setter)
  })
})
