import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const one = { type: 'string', maxLength: 120, setter: 'source', setterOptions: { from: 'products' } } as const
const several = {
  type: 'array',
  maxItems: 2,
  items: { type: 'string' },
  setter: 'source',
  setterOptions: one.setterOptions,
} as const

describe('source', () => {
  it('shows the name of what is chosen, and lets another be searched', async () => {
    const { user, field, fieldValue } = drawSetter(one, 'hexbolt8')
    await screen.findByRole('combobox')
    expect(await screen.findByDisplayValue('Hex bolt M8')).toBe(field('Sample'))
    await user.click(field('Sample'))
    await user.keyboard('wash')
    await user.click(await screen.findByRole('option', { name: /Plain washer 8/ }))
    expect(fieldValue()).toBe('washer08')
    expect(field('Sample')).toHaveProperty('value', 'Plain washer 8')
  })

  it('shows the name of what is chosen by its slug', async () => {
    const { field, fieldValue } = drawSetter(one, 'hex-bolt-m8', {
      services: { content: async () => ({ id: 'hexbolt8', name: 'Hex bolt M8', detail: 'hex-bolt-m8' }) },
    })
    await screen.findByRole('combobox')
    expect(await screen.findByDisplayValue('Hex bolt M8')).toBe(field('Sample'))
    expect(fieldValue()).toBe('hex-bolt-m8')
  })

  it('lists all of them by the button, and lets none be chosen', async () => {
    const { user, field, fieldValue } = drawSetter(one, 'hexbolt8')
    await user.click(screen.getByRole('button', { name: 'Show options for Sample' }))
    expect(await screen.findAllByRole('option')).toHaveLength(3)
    await user.keyboard('{Escape}')
    await user.click(await screen.findByRole('button', { name: 'Remove Hex bolt M8 from Sample' }))
    expect(fieldValue()).toBeUndefined()
    expect(field('Sample')).toHaveProperty('value', '')
  })

  it('forgets what was searched for when the person goes on', async () => {
    const { user, field, fieldValue } = drawSetter(one, 'hexbolt8')
    await screen.findByDisplayValue('Hex bolt M8')
    await user.click(field('Sample'))
    await user.keyboard('zzz')
    expect(await screen.findByText('No results.')).toBeTruthy()
    await user.tab()
    expect(field('Sample')).toHaveProperty('value', 'Hex bolt M8')
    expect(fieldValue()).toBe('hexbolt8')
  })

  it('says that the service cannot be reached', async () => {
    const { user, field } = drawSetter(one, undefined, {
      services: { contents: () => Promise.reject(new Error('down')) },
    })
    await user.click(field('Sample'))
    await user.keyboard('hex')
    expect(await screen.findByText(/could not be loaded/)).toBeTruthy()
  })

  it('holds several in their order, none twice, and no more than fit', async () => {
    const { user, field, fieldValue } = drawSetter(several, ['washer08'])
    expect(field('Sample')).toHaveProperty('tagName', 'FIELDSET')
    await user.click(field('Add to Sample'))
    await user.keyboard('e')
    await screen.findByRole('option', { name: /Hex nut/ })
    expect(screen.queryByRole('option', { name: /washer/ })).toBeNull()
    await user.click(screen.getByRole('option', { name: /Hex nut/ }))
    expect(fieldValue()).toEqual(['washer08', 'hexnut08'])
    expect(field('Add to Sample')).toHaveProperty('disabled', true)
    await user.click(await screen.findByRole('button', { name: 'Remove Plain washer 8' }))
    expect(fieldValue()).toEqual(['hexnut08'])
  })
})
