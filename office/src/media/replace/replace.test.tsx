import { cleanup, screen, waitFor, within } from '@testing-library/react'
import {
  CallError,
  changeMedia,
  cropMedia,
  listMedia,
  mediaDetail,
  mediaSummary,
  replaceMedia,
  undoReplacement,
  uploadMedia,
} from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { violationsOf } from '../../testing/violations-of.ts'
import Media from '../media.tsx'
import type { MediaDetailItem, MediaItem } from '../media-item.ts'

const idOf = (digit: string) => digit.repeat(32)
const item = (digit: string, name: string): MediaItem => ({
  id: idOf(digit),
  kind: 'image',
  name,
  type: 'image/webp',
  bytes: 1_400_000,
  src: `/media/demo/${name}`,
  width: 1600,
  height: 900,
  widths: [320],
  createdAt: '2026-03-01T08:00:00Z',
  tags: [],
  revision: 3,
})
const hall = item('a', 'hall.webp')
const yard = item('b', 'yard.webp')
const made = item('c', 'hall 900×900.webp')
const places = [
  { kind: 'page' as const, id: 'home', name: 'Home', draftsId: '1' },
  { kind: 'content' as const, id: 'k3v9Qa2Z', name: 'Hex bolt', content: 'product' as const },
]

function open(own: Parameters<typeof openScreen>[1]['answers'] = [], role: 'owner' | 'viewer' = 'owner') {
  let replacements: MediaDetailItem['replacements'] = []
  return openScreen(Media, {
    path: `/media/${hall.id}`,
    role,
    answers: [
      answering(mediaSummary, () => ({ kinds: [], tags: [], duplicates: 0 })),
      answering(listMedia, ({ page = 1, pageSize = 12 }) => ({ items: [hall, yard], total: 2, page, pageSize })),
      answering(mediaDetail, ({ id }) => {
        const found = [hall, yard, made].find((one) => one.id === id)
        if (!found) throw new CallError('not_found')
        return { ...found, usedBy: [{ kind: 'page' as const, id: 'home', name: 'Home' }], replacements }
      }),
      answering(uploadMedia, () => ({ ...yard, isAnimated: false })),
      answering(replaceMedia, ({ by, dryRun }) => {
        if (dryRun) return { places, left: [], published: 2 }
        replacements = [
          { id: 'replace1', at: '2026-03-03T08:00:00Z', by: { id: by, name: 'yard.webp' }, account: 'Mei', places: 2 },
        ]
        return { id: 'replace1', places, left: [], published: 2 }
      }),
      answering(undoReplacement, () => {
        replacements = replacements.map((one) => ({ ...one, undoneAt: '2026-03-03T09:00:00Z' }))
        return { places: [places[0] as (typeof places)[0]], left: [places[1] as (typeof places)[1]] }
      }),
      answering(cropMedia, () => made),
      answering(changeMedia, ({ focalPoint, revision }) => ({
        ...hall,
        revision: revision + 1,
        ...(focalPoint && { focalPoint }),
      })),
      ...own,
    ],
  })
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

afterEach(cleanup)

describe('Replace everywhere', () => {
  it('says where and when before it is done, and can be undone', async () => {
    const { user, questionsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Replace everywhere' }))
    const asked = await dialog('Replace hall.webp everywhere')
    expect(asked.queryByRole('button', { name: 'Use hall.webp' })).toBeNull()
    await user.click(await asked.findByRole('button', { name: 'Use yard.webp' }))
    const changing = within(await asked.findByRole('list', { name: 'Places that change' }))
    expect(changing.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Page: Home',
      'Product: Hex bolt',
    ])
    expect(asked.getByText(/Visitors see it after the next publish/)).toBeTruthy()
    expect(asked.getByText(/change at once, also for visitors/)).toBeTruthy()
    expect(asked.getByText(/^2 published versions show the old file/)).toBeTruthy()
    expect(questionsOf(replaceMedia)).toEqual([{ id: hall.id, by: yard.id, dryRun: true }])
    expect(await violationsOf('Replace')).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Replace in 2 places' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const card = within(await screen.findByRole('region', { name: 'Replaced' }))
    expect(card.getByRole('link', { name: 'yard.webp' }).getAttribute('href')).toContain(`/media/${yard.id}`)
    await user.click(card.getByRole('button', { name: 'Undo' }))
    await card.findByText('Undone, but 1 place edited since stays as it is.')
    expect(within(card.getByRole('list', { name: 'Places edited since' })).getByText('Hex bolt')).toBeTruthy()
    await card.findByText('Undone')
    expect(card.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(questionsOf(undoReplacement)).toEqual([{ id: hall.id, replacement: 'replace1' }])
  })

  it('takes a new file, and says where there is nothing to replace, or why it failed', async () => {
    const { user } = open([answering(replaceMedia, () => ({ places: [], left: [], published: 0 }))])
    await user.click(await screen.findByRole('button', { name: 'Replace everywhere' }))
    const asked = await dialog('Replace hall.webp everywhere')
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    await user.upload(input as HTMLInputElement, new File(['x'], 'yard.png', { type: 'image/png' }))
    await asked.findByText(/there is nothing to replace/)
    expect(asked.getByRole('button', { name: 'Replace in 0 places' })).toHaveProperty('disabled', true)
    await user.click(asked.getByRole('button', { name: 'Choose another file' }))
    await asked.findByRole('button', { name: 'Use yard.webp' })
    await user.click(asked.getByRole('button', { name: 'Cancel' }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('takes what the library has already, but not the file itself', async () => {
    let same = hall
    const { user } = open([
      answering(uploadMedia, () => {
        throw new CallError('conflict', { details: { reason: 'duplicate', media: same } })
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Replace everywhere' }))
    const asked = await dialog('Replace hall.webp everywhere')
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]') as HTMLInputElement
    await user.upload(input, new File(['x'], 'x.png', { type: 'image/png' }))
    expect((await asked.findByRole('alert')).textContent).toBe('This is the same file. Choose another one.')
    same = yard
    await user.upload(input, new File(['y'], 'y.png', { type: 'image/png' }))
    await asked.findByRole('list', { name: 'Places that change' })
    expect(asked.getByText('yard.webp')).toBeTruthy()
  })

  it('is not offered to those who may only look', async () => {
    open([], 'viewer')
    await screen.findByRole('heading', { name: 'hall.webp' })
    expect(screen.queryByRole('button', { name: 'Replace everywhere' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Crop and focal point' })).toBeNull()
  })
})

describe('Crop and focal point', () => {
  it('makes a part of a picture by keys, which then takes its place', async () => {
    const { user, questionsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Crop and focal point' }))
    const asked = await dialog('Crop and focal point of hall.webp')
    expect(asked.getByRole('button', { name: 'Save crop' })).toHaveProperty('disabled', true)
    await user.selectOptions(asked.getByRole('combobox', { name: 'Shape' }), 'Square')
    expect(asked.getByRole('spinbutton', { name: 'Width (px)' })).toHaveProperty('value', '900')
    asked.getByRole('button', { name: 'Move the crop' }).focus()
    await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(asked.getByRole('spinbutton', { name: 'From the left (px)' })).toHaveProperty('value', '430')
    expect(await violationsOf('Crop')).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Save crop' }))
    expect(questionsOf(cropMedia)).toEqual([{ id: hall.id, left: 430, top: 0, width: 900, height: 900 }])
    const next = await dialog('Replace hall.webp everywhere')
    await user.click(await next.findByRole('button', { name: 'Replace in 2 places' }))
    await waitFor(() => expect(questionsOf(replaceMedia).at(-1)).toEqual({ id: hall.id, by: made.id }))
  })

  it('opens the crop where it is to take nobody’s place', async () => {
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Crop and focal point' }))
    const asked = await dialog('Crop and focal point of hall.webp')
    await user.click(asked.getByRole('checkbox', { name: 'Then replace the picture everywhere' }))
    await user.selectOptions(asked.getByRole('combobox', { name: 'Shape' }), '4:3')
    await user.click(asked.getByRole('button', { name: 'Save crop' }))
    await screen.findByRole('heading', { name: 'hall 900×900.webp' })
    expect(location.pathname).toBe(`/demo/office/media/${made.id}`)
  })

  it('sets the point that is always seen, by keys, and updates the places', async () => {
    const { user, questionsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Crop and focal point' }))
    const asked = await dialog('Crop and focal point of hall.webp')
    await user.click(asked.getByRole('radio', { name: 'Focal point' }))
    asked.getAllByRole('slider')[0]?.focus()
    await user.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}')
    expect(await violationsOf('Focal point')).toEqual([])
    await user.click(asked.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(questionsOf(changeMedia)).toEqual([{ id: hall.id, revision: 3, focalPoint: { x: 40, y: 51 } }]),
    )
    const next = await dialog('Update hall.webp everywhere')
    await user.click(await next.findByRole('button', { name: 'Update 2 places' }))
    await waitFor(() => expect(questionsOf(replaceMedia).at(-1)).toEqual({ id: hall.id, by: hall.id }))
  })
})
