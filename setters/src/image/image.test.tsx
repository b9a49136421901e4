import { fireEvent, screen, within } from '@testing-library/react'
import type { Json } from '@vitrine/schemas'
import { describe, expect, it, vi } from 'vitest'
import type { MediaItem, MediaService } from '../services.ts'
import { drawSetter } from '../testing/draw-form.tsx'
import { sampleServices } from '../testing/sample-services.ts'

const picture = { src: '/pictures/old.webp', alt: 'A hall', width: 400, height: 300, focalPoint: { x: 10, y: 20 } }
const draw = (value?: Json, media: Partial<MediaService> = {}) =>
  drawSetter({ $ref: 'image' }, value, {
    services: { media: { ...(sampleServices().media as MediaService), ...media } },
  })
const file = () => new File(['…'], 'new.webp', { type: 'image/webp' })
const input = (container: HTMLElement) =>
  container.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement

describe('image', () => {
  it('is one thing with a name; a picture has a description and a size', () => {
    const { field } = draw(picture)
    expect(field('Sample')).toHaveProperty('tagName', 'FIELDSET')
    expect(field('Alternative text')).toHaveProperty('value', 'A hall')
    expect(screen.getByText('old.webp')).toBeTruthy()
    expect(screen.getByText('400 × 300')).toBeTruthy()
  })

  it('is called as in the library, whatever the address says', async () => {
    const src = '/media/7/1bae0df17e04aa00bb11cc22dd33ee44.webp'
    const item = { id: 'mediaOne', kind: 'image' as const, name: 'Our aisle.webp', src }
    let answer = (_item?: MediaItem) => {}
    const find = () =>
      new Promise<MediaItem | undefined>((resolve) => {
        answer = resolve
      })
    draw({ src }, { find })
    expect(screen.queryByText(/1bae0df1/)).toBeNull()
    answer(item)
    expect(await screen.findByText('Our aisle.webp')).toBeTruthy()
  })

  it('says that a picture is on a host from which visitors load none, and what to do', () => {
    draw({ src: 'https://pictures.example/a.webp', alt: 'A' })
    expect(screen.getByText(/Visitors cannot see this file.*pictures\.example.*Upload/)).toBeTruthy()
  })

  it('is written as an address where there is no library', async () => {
    const { user, fieldValue } = drawSetter({ $ref: 'image' }, picture, { services: { media: undefined } })
    expect(screen.queryByRole('button', { name: /Upload|Choose/ })).toBeNull()
    const address = screen.getByRole('textbox', { name: 'Sample: Web address' })
    expect(address).toHaveProperty('value', '/pictures/old.webp')
    await user.clear(address)
    await user.type(address, 'javascript:alert(1){Enter}')
    expect(screen.getByText(/Must be the address of an image/)).toBeTruthy()
    expect(fieldValue()).toMatchObject({ src: '/pictures/old.webp' })
    await user.clear(address)
    await user.type(address, 'https://pictures.example/new.webp')
    fireEvent.blur(address)
    await vi.waitFor(
      () => expect(fieldValue()).toMatchObject({ src: 'https://pictures.example/new.webp', alt: 'A hall' }),
      5000,
    )
    await user.clear(address)
    fireEvent.blur(address)
    expect(fieldValue()).toEqual({ alt: 'A hall' })
  })

  it('takes an upload, and keeps the description of the one before', async () => {
    const { user, container, fieldValue } = draw(picture)
    await user.upload(input(container), file())
    await screen.findByText(/800 × 600/)
    expect(fieldValue()).toEqual({ src: '/uploads/new.webp', alt: 'A hall', width: 800, height: 600 })
  })

  it('keeps what is written while a file is under way, and shows how far it is', async () => {
    let finish = () => {}
    const { user, container, field, fieldValue } = draw(picture, {
      upload: async (sent, kind, onProgress) => {
        onProgress?.(0.5)
        await new Promise<void>((resolve) => {
          finish = resolve
        })
        return { id: 'mediaNew', kind, name: sent.name, src: '/uploads/new.webp' }
      },
    })
    await user.upload(input(container), file())
    expect(await screen.findByRole('progressbar', { name: 'Upload progress for Sample' })).toHaveProperty('value', 0.5)
    await user.type(field('Alternative text'), ' in Ulm')
    finish()
    await screen.findByText('new.webp')
    expect(fieldValue()).toEqual({ src: '/uploads/new.webp', alt: 'A hall in Ulm' })
    expect(screen.queryByRole('progressbar')).toBeNull()
  })

  it('says why a file was not taken', async () => {
    const { user, container, fieldValue } = draw(picture, {
      upload: () => Promise.reject(new Error('Files of this type are not supported here.')),
    })
    await user.upload(input(container), file())
    expect((await screen.findByRole('alert')).textContent).toBe('Files of this type are not supported here.')
    expect(fieldValue()).toEqual(picture)
  })

  it('takes a file that is dropped or pasted', async () => {
    const { fieldValue } = draw()
    const place = screen.getByText('Drop an image here, or paste it')
    fireEvent.drop(place, { dataTransfer: { types: ['Files'], files: [file()] } })
    await screen.findByText(/800 × 600/)
    expect(fieldValue()).toMatchObject({ src: '/uploads/new.webp' })
    const button = screen.getByRole('button', { name: 'Upload an image for Sample' })
    fireEvent.paste(button, { clipboardData: { files: [new File(['…'], 'pasted.png')] } })
    await screen.findByText('pasted.png')
    expect(fieldValue()).toMatchObject({ src: '/uploads/pasted.png' })
  })

  it('takes one of the library, found by its name', async () => {
    const { user, fieldValue } = draw(picture)
    await user.click(screen.getByRole('button', { name: 'Choose an image for Sample' }))
    const dialog = await screen.findByRole('dialog', { name: 'Images' })
    await within(dialog).findByRole('option', { name: 'hall.webp' })
    await user.type(within(dialog).getByRole('searchbox', { name: 'Search by name' }), 'parts')
    await screen.findByText('Page 1 of 1')
    const option = await within(dialog).findByRole('option', { name: 'parts.webp' })
    await user.click(option)
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(fieldValue()).toEqual({ src: '/pictures/parts.webp', alt: 'A hall', width: 1200, height: 1200 })
  })

  it('turns the pages of a large library', async () => {
    const items = Array.from({ length: 30 }, (_, at) => ({
      id: `media${at}`,
      kind: 'image' as const,
      name: `${at}.webp`,
      src: `/pictures/${at}.webp`,
    }))
    const { user } = draw(undefined, {
      list: async (_kind, _search, page) => ({ items: items.slice((page - 1) * 12, page * 12), total: items.length }),
    })
    await user.click(screen.getByRole('button', { name: 'Choose an image for Sample' }))
    expect(await screen.findByText('Page 1 of 3')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    await user.click(screen.getByRole('button', { name: 'Next page' }))
    expect(await screen.findByRole('option', { name: '29.webp' })).toBeTruthy()
    expect(screen.getByText('Page 3 of 3')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true)
  })

  it('moves the focal point by arrow keys, and back to the middle', async () => {
    const { user, fieldValue } = draw(picture)
    screen.getByRole('slider', { name: 'Focal point of Sample, left to right' }).focus()
    await user.keyboard('{ArrowRight}{ArrowDown}{Shift>}{ArrowDown}{/Shift}')
    expect(fieldValue()).toEqual({ ...picture, focalPoint: { x: 11, y: 31 } })
    await user.click(screen.getByRole('button', { name: 'Reset to centre' }))
    expect(fieldValue()).not.toHaveProperty('focalPoint')
  })

  it('asks for a description, or a word that there is none', async () => {
    const { user, field, fieldValue } = draw({ src: '/pictures/old.webp' })
    await user.click(screen.getByRole('button', { name: 'mark it as decorative' }))
    expect(fieldValue()).toEqual({ src: '/pictures/old.webp', alt: '' })
    expect(screen.getByText(/hidden from screen readers/)).toBeTruthy()
    await user.type(field('Alternative text'), 'Bolts')
    expect(fieldValue()).toEqual({ src: '/pictures/old.webp', alt: 'Bolts' })
    expect(screen.queryByText(/hidden from screen readers/)).toBeNull()
  })

  it('goes, and leaves what else the value says', async () => {
    const { user, fieldValue } = draw(picture)
    await user.click(screen.getByRole('button', { name: 'Remove the image of Sample' }))
    expect(fieldValue()).toEqual({ alt: 'A hall' })
  })
})
