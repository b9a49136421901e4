import { screen, within } from '@testing-library/react'
import type { Json } from '@vitrine/schemas'
import { describe, expect, it } from 'vitest'
import { drawSetter } from '../testing/draw-form.tsx'

const draw = (value?: Json) => drawSetter({ $ref: 'link' }, value)

describe('link', () => {
  it('is one thing with a name, and says what it leads to', () => {
    const { field } = draw({ type: 'address', href: '/catalogue.pdf', newTab: true })
    expect(field('Sample')).toHaveProperty('tagName', 'FIELDSET')
    expect(within(field('Sample')).getByLabelText('Web address')).toHaveProperty('value', '/catalogue.pdf')
    expect(screen.getByLabelText('Open in a new tab')).toHaveProperty('checked', true)
  })

  it('takes an address, and tells what is none', async () => {
    const { user, field, fieldValue } = draw()
    await user.selectOptions(field('Link type'), 'Web address')
    expect(fieldValue()).toBeUndefined()
    await user.type(field('Web address'), '/news')
    expect(fieldValue()).toEqual({ type: 'address', href: '/news' })
    await user.clear(field('Web address'))
    await user.type(field('Web address'), 'javascript:alert(1)')
    expect(screen.getByRole('alert').textContent).not.toBe('')
    expect(field('Web address')).toHaveProperty('value', 'javascript:alert(1)')
    expect(fieldValue()).toEqual({ type: 'address', href: 'javascript' })
    await user.click(field('Open in a new tab'))
    await user.clear(field('Web address'))
    await user.type(field('Web address'), '/a')
    expect(fieldValue()).toEqual({ type: 'address', href: '/a', newTab: true })
  })

  it('gives back what was typed when its kind is chosen again', async () => {
    const { user, field, fieldValue } = draw({ type: 'email', email: 'sales@example.com' })
    await user.selectOptions(field('Link type'), 'Phone')
    expect(fieldValue()).toEqual({ type: 'email', email: 'sales@example.com' })
    await user.type(field('Phone number'), '+49 30 1234')
    expect(fieldValue()).toEqual({ type: 'phone', phone: '+49 30 1234' })
    await user.selectOptions(field('Link type'), 'Page on this site')
    expect(fieldValue()).toEqual({ type: 'page', pageType: 'home' })
    await user.selectOptions(field('Link type'), 'Email')
    expect(fieldValue()).toEqual({ type: 'email', email: 'sales@example.com' })
    await user.selectOptions(field('Link type'), 'Phone')
    expect(fieldValue()).toEqual({ type: 'phone', phone: '+49 30 1234' })
  })

  it('lets go of an error that spoke of another kind', async () => {
    const { user, field } = draw({ type: 'email', email: 'sales@example.com' })
    await user.type(field('Email address'), ' and')
    const error = screen.getByRole('alert').textContent
    await user.selectOptions(field('Link type'), 'Page on this site')
    expect(screen.queryByRole('alert')?.textContent).not.toBe(error)
  })

  it('finds a page of the site by its name', async () => {
    const { user, field, fieldValue } = draw({ type: 'page', pageType: 'home', newTab: true })
    await user.selectOptions(field('Page type'), 'Page')
    await user.type(await screen.findByRole('combobox', { name: 'Page' }), 'abou')
    await user.click(await screen.findByRole('option', { name: /About us/ }))
    expect(fieldValue()).toEqual({ type: 'page', pageType: 'pages', id: 'pageAbou', newTab: true })
    expect(field('Page')).toHaveProperty('value', 'About us')
    await user.selectOptions(field('Heading on that page'), 'Quality')
    expect(fieldValue()).toMatchObject({ id: 'pageAbou', anchor: 'quality' })
  })

  it('finds a product with the keyboard alone, and takes it back', async () => {
    const { user, field, fieldValue } = draw({ type: 'page', pageType: 'product' })
    await user.click(field('Product'))
    await user.keyboard('nut')
    await screen.findByRole('option', { name: /Hex nut/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(fieldValue()).toEqual({ type: 'page', pageType: 'product', id: 'hexnut08' })
    await user.click(screen.getByRole('button', { name: 'Remove Hex nut M8 from Product' }))
    expect(fieldValue()).toEqual({ type: 'page', pageType: 'product' })
  })

  it('calls a product by its name, and a gone one by its id', async () => {
    draw({ type: 'page', pageType: 'product', id: 'washer08' })
    expect(await screen.findByDisplayValue('Plain washer 8')).toBeTruthy()
    draw({ type: 'page', pageType: 'case', id: 'gone-case' })
    expect(await screen.findByDisplayValue('gone-case')).toBeTruthy()
  })

  it('says that what it leads to was deleted, until something else is chosen', async () => {
    const { user, field, fieldValue } = draw({ type: 'page', pageType: 'product', id: 'gone-product' })
    expect(await screen.findByText('This product was deleted. Choose another one.')).toBeTruthy()
    const picker = await screen.findByRole('combobox', { name: 'Product' })
    expect(picker.getAttribute('aria-invalid')).toBe('true')
    expect(picker.getAttribute('aria-describedby')).toContain('-gone')
    await user.click(field('Product'))
    await user.keyboard('nut')
    await screen.findByRole('option', { name: /Hex nut/ })
    await user.keyboard('{ArrowDown}{Enter}')
    expect(fieldValue()).toMatchObject({ id: 'hexnut08' })
    expect(screen.queryByText('This product was deleted. Choose another one.')).toBeNull()
  })

  it('says so of a page of the site too, and of nothing that is there', async () => {
    draw({ type: 'page', pageType: 'pages', id: 'pageGone' })
    expect(await screen.findByText('This page was deleted. Choose another one.')).toBeTruthy()
    draw({ type: 'page', pageType: 'pages', id: 'pageAbou' })
    expect(screen.getAllByText(/was deleted/)).toHaveLength(1)
  })

  it('jumps to a heading of the page, and keeps one that is gone', async () => {
    const { user, field, fieldValue } = draw({ type: 'anchor', anchor: 'old-one' })
    expect(field('Heading')).toHaveProperty('value', 'old-one')
    await user.selectOptions(field('Heading'), 'Delivery')
    expect(fieldValue()).toEqual({ type: 'anchor', anchor: 'delivery' })
  })

  it('is taken away by choosing nothing', async () => {
    const { user, field, fieldValue } = draw({ type: 'anchor', anchor: 'delivery' })
    await user.selectOptions(field('Link type'), 'No link')
    expect(fieldValue()).toBeUndefined()
  })
})
