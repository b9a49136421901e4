import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import {
  CallError,
  cancelUpload,
  changeMedia,
  finishUpload,
  listMedia,
  listUploads,
  mediaDetail,
  mediaSummary,
  type Role,
  removeMedia,
  sendUploadPiece,
  setMediaPoster,
  startUpload,
  tagMedia,
  uploadMedia,
} from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import Media from './media.tsx'
import type { MediaItem } from './media-item.ts'

const idOf = (digit: string) => digit.repeat(32)
const hall: MediaItem = {
  id: idOf('a'),
  kind: 'image',
  name: 'hall.webp',
  type: 'image/webp',
  bytes: 1_400_000,
  src: '/media/demo/hall.webp',
  width: 1600,
  height: 900,
  widths: [320, 800],
  createdAt: '2026-03-01T08:00:00Z',
  tags: ['Works'],
  revision: 3,
}
const film: MediaItem = {
  id: idOf('b'),
  kind: 'video',
  name: 'works.mp4',
  type: 'video/mp4',
  bytes: 9_000_000,
  src: '/media/demo/works.mp4',
  createdAt: '2026-03-02T08:00:00Z',
  tags: [],
  revision: 0,
}
const uses = [
  { kind: 'page' as const, id: 'home', name: 'Home' },
  { kind: 'content' as const, id: 'k3v9', name: 'Hex bolt', content: 'product' as const },
  { kind: 'edition' as const, id: 'x1' },
  { kind: 'edition' as const, id: 'x2' },
]

function open(path = '/media', own: Parameters<typeof openScreen>[1]['answers'] = [], role: Role = 'owner') {
  const library = [film, hall]
  const opened = openScreen(Media, {
    path,
    role,
    answers: [
      answering(listUploads, () => []),
      answering(mediaSummary, () => ({
        kinds: [
          { kind: 'image' as const, files: 1, bytes: 1_400_000 },
          { kind: 'video' as const, files: 1, bytes: 9_000_000 },
        ],
        tags: [{ tag: 'Works', files: 1 }],
        duplicates: 0,
      })),
      answering(listMedia, ({ kind, q, tag, unused, page = 1, pageSize = 24 }) => {
        const items = library.filter(
          (item) =>
            (!kind || item.kind === kind) &&
            (!q || item.name.includes(q)) &&
            (!tag || item.tags.includes(tag)) &&
            (!unused || item !== hall),
        )
        return { items, total: items.length, page, pageSize }
      }),
      answering(mediaDetail, ({ id }) => {
        const item = library.find((one) => one.id === id)
        if (!item) throw new CallError('not_found', { message: 'There is no such file.' })
        return { ...item, usedBy: item === hall ? uses : [], replacements: [] }
      }),
      answering(uploadMedia, () => {
        const item: MediaItem = { ...hall, id: idOf(String(library.length)), name: `new-${library.length}.webp` }
        library.unshift(item)
        return { ...item, isAnimated: false }
      }),
      answering(removeMedia, ({ id }) => {
        library.splice(
          library.findIndex((item) => item.id === id),
          1,
        )
        return {}
      }),
      ...own,
    ],
  })
  return opened
}

const picture = (name: string, size = 3) => {
  const file = new File(['abc'], name, { type: 'image/png' })
  Object.defineProperty(file, 'size', { value: size })
  return file
}
const input = () => document.querySelector<HTMLInputElement>('input[type=file]') as HTMLInputElement
const uploads = async () => within(await screen.findByRole('region', { name: 'Uploads' }))

afterEach(cleanup)

describe('Media', () => {
  it('shows what the site has, and filters it by the address', async () => {
    const { user } = open()
    const grid = await screen.findByRole('list', { name: 'Media' })
    expect(within(grid).getAllByRole('link')).toHaveLength(2)
    expect(
      within(grid)
        .getByRole('link', { name: /hall\.webp/ })
        .querySelector('img')
        ?.getAttribute('src'),
    ).toBe('/media/demo/hall-320.webp')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Videos')
    await waitFor(() => expect(screen.queryByRole('link', { name: /hall\.webp/ })).toBeNull())
    expect(location.search).toBe('?kind=video')
    await user.type(screen.getByRole('searchbox'), 'lamp{Enter}')
    await screen.findByText('No files match.')
    await user.click(screen.getByRole('button', { name: 'Show all files' }))
    await screen.findByRole('link', { name: /hall\.webp/ })
    expect(location.search).toBe('')
    expect(await violationsOf('Media')).toEqual([])
  })

  it('filters by tag and by what nobody uses, and says what the files take', async () => {
    const { user, questionsOf } = open()
    await screen.findByRole('list', { name: 'Media' })
    expect(screen.getByText('10 MB')).toBeTruthy()
    expect(screen.getByText('1.4 MB (1 file)')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Works')
    await waitFor(() => expect(screen.queryByRole('link', { name: /works\.mp4/ })).toBeNull())
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'All tags')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Unused files')
    await waitFor(() => expect(screen.queryByRole('link', { name: /hall\.webp/ })).toBeNull())
    expect(location.search).toBe('?show=unused')
    expect(questionsOf(listMedia).at(-1)).toMatchObject({ unused: true })
  })

  it('gives several files their tags at once', async () => {
    const { user, questionsOf } = open('/media', [answering(tagMedia, () => ({ changed: 2 }))])
    await screen.findByRole('list', { name: 'Media' })
    await user.click(screen.getByRole('checkbox', { name: 'Select hall.webp' }))
    await user.click(screen.getByRole('button', { name: 'Select all on this page' }))
    expect(screen.getByRole('status').textContent).toBe('2 files selected')
    await user.click(screen.getByRole('button', { name: 'Edit tags' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit tags of 2 files' }))
    await user.type(dialog.getByRole('combobox', { name: 'Add tag' }), 'Fair 2026{Enter}')
    await user.click(dialog.getByRole('checkbox', { name: 'Works' }))
    expect(await violationsOf('Tags')).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(questionsOf(tagMedia)).toEqual([{ ids: [film.id, hall.id], add: ['Fair 2026'], remove: ['Works'] }])
    expect(screen.queryByRole('button', { name: 'Edit tags' })).toBeNull()
  })

  it('renames a file, and says so where somebody else did', async () => {
    let isTaken = false
    const { user, questionsOf } = open(`/media/${hall.id}`, [
      answering(changeMedia, ({ name = hall.name, tags, revision }) => {
        if (isTaken)
          throw new CallError('conflict', { details: { media: { ...hall, name: 'Theirs.webp', revision: 9 } } })
        return { ...hall, name, tags: tags ?? [...hall.tags], revision: revision + 1 }
      }),
    ])
    const name = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' })
    await user.clear(name)
    await user.type(name, 'Our hall.webp{Enter}')
    await screen.findByRole('heading', { name: 'Our hall.webp' })
    await user.type(screen.getByRole('combobox', { name: 'Add tag' }), 'Fair{Enter}')
    await screen.findByText('Fair')
    isTaken = true
    await user.type(name, ' 2{Enter}')
    await screen.findByText(/It is called Theirs\.webp now/)
    await user.click(screen.getByRole('button', { name: 'Show the new version' }))
    await screen.findByRole('heading', { name: 'Theirs.webp' })
    expect(name.value).toBe('Theirs.webp')
    expect(questionsOf(changeMedia)).toMatchObject([
      { revision: 3, name: 'Our hall.webp' },
      { revision: 4, tags: ['Works', 'Fair'] },
      { revision: 5, name: 'Our hall.webp 2' },
    ])
  })

  it('uploads several files one after the other and shows which one was refused, and why', async () => {
    let tries = 0
    const { user, questionsOf } = open('/media', [
      answering(uploadMedia, () => {
        tries += 1
        if (tries === 1)
          throw new CallError('wrong_type', { message: 'Refused.', fields: { file: 'This is no picture.' } })
        return { ...hall, id: idOf('c'), isAnimated: false }
      }),
    ])
    await screen.findByRole('list', { name: 'Media' })
    await user.upload(input(), [
      picture('a.png'),
      picture('b.png'),
      picture('huge.png', 30_000_000),
      picture('empty.png', 0),
    ])
    const list = await uploads()
    await list.findByText('4 of 4 files processed. 3 files were not uploaded.')
    expect(list.getByText('This is no picture.')).toBeTruthy()
    expect(list.getByText('The file is too large. The limit is 21 MB.')).toBeTruthy()
    expect(list.getByText('The file is empty.')).toBeTruthy()
    expect(list.getByRole('link', { name: 'b.png' }).getAttribute('href')).toContain(`/media/${idOf('c')}`)
    // What is too large is never sent.
    expect(questionsOf(uploadMedia)).toHaveLength(2)
    expect(await violationsOf('Uploads')).toEqual([])
    await user.click(list.getByRole('button', { name: 'Try again: a.png' }))
    await list.findByText('4 of 4 files processed. 2 files were not uploaded.')
    await user.click(list.getByRole('button', { name: 'Clear list' }))
    expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull()
  })

  it('says that the library has a file already, and takes that one', async () => {
    const { user } = open('/media', [
      answering(uploadMedia, () => {
        throw new CallError('conflict', { details: { reason: 'duplicate', media: hall } })
      }),
    ])
    await screen.findByRole('list', { name: 'Media' })
    await user.upload(input(), [picture('again.png')])
    const list = await uploads()
    await list.findByText('This file is already in the library:')
    await list.findByText('1 of 1 files processed. 1 file is already in the library.')
    expect(list.getByRole('link', { name: 'hall.webp' }).getAttribute('href')).toContain(`/media/${hall.id}`)
    expect(await violationsOf('Duplicate')).toEqual([])
    await user.click(list.getByRole('button', { name: /^Use the file in the library/ }))
    expect((await list.findByRole('link', { name: 'again.png' })).getAttribute('href')).toContain(`/media/${hall.id}`)
  })

  it('asks for the same file again to continue what was interrupted', async () => {
    const half = {
      id: 'upload01',
      name: 'works.png',
      bytes: 5_000_000,
      from: 2_000_000,
      updatedAt: '2026-03-01T08:00:00Z',
    }
    const { user, questionsOf } = open('/media', [
      answering(listUploads, () => [half, { ...half, id: 'upload02', name: 'old.png' }]),
      answering(cancelUpload, () => ({})),
      answering(startUpload, () => half),
      answering(sendUploadPiece, ({ from }) => ({ ...half, from: Math.min(half.bytes, from + 1_048_576) })),
      answering(finishUpload, () => ({ ...hall, id: idOf('d'), isAnimated: false })),
    ])
    const card = within(await screen.findByRole('region', { name: 'Unfinished uploads' }))
    expect(card.getAllByText('2 MB of 5 MB')).toHaveLength(2)
    expect(await violationsOf('Unfinished')).toEqual([])
    await user.click(card.getByRole('button', { name: 'Discard old.png' }))
    await waitFor(() => expect(card.queryByText('old.png')).toBeNull())
    const [file] = [document.querySelector<HTMLInputElement>('[aria-label="Unfinished uploads"] input[type=file]')]
    await user.upload(file as HTMLInputElement, picture('works.png', 4_000_000))
    await card.findByText('This is another file. Choose works.png (5 MB).')
    await user.upload(file as HTMLInputElement, picture('works.png', 5_000_000))
    const list = await uploads()
    await list.findByText('1 of 1 files processed.')
    expect(screen.queryByRole('region', { name: 'Unfinished uploads' })).toBeNull()
    expect(questionsOf(sendUploadPiece)[0]).toEqual({ id: 'upload01', from: 2_000_000 })
  })

  it('takes files that are dropped anywhere, and shows them in the grid', async () => {
    open()
    await screen.findByRole('list', { name: 'Media' })
    const dataTransfer = { types: ['Files'], files: [picture('dropped.png')] }
    fireEvent.dragOver(document.body, { dataTransfer })
    expect(screen.getByText('Drop files to upload them')).toBeTruthy()
    fireEvent.drop(document.body, { dataTransfer })
    expect(screen.queryByText('Drop files to upload them')).toBeNull()
    await screen.findByRole('link', { name: /new-2\.webp/ })
  })

  it('offers no change to those who may only look', async () => {
    open('/media', [], 'viewer')
    await screen.findByRole('list', { name: 'Media' })
    expect(screen.queryByRole('button', { name: 'Upload files' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(input()).toBeNull()
    fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'], files: [] } })
    expect(screen.queryByText('Drop files to upload them')).toBeNull()
    cleanup()
    open(`/media/${hall.id}`, [], 'viewer')
    await screen.findByText('1600 × 900 px', { exact: false }).catch(() => screen.findByText('1,600 × 900 px'))
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull()
  })

  it('tells of one file what it is and where it is used, and names the uses before it is deleted', async () => {
    const { user, questionsOf } = open(`/media/${hall.id}`)
    await screen.findByText('1.4 MB')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/demo/drafts/1/designer#page=home')
    expect(screen.getByRole('link', { name: 'Hex bolt' }).getAttribute('href')).toBe('/demo/office/products/k3v9')
    expect(screen.getByText(/^2 published versions/)).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address' }).value).toMatch(
      /\/media\/demo\/hall\.webp$/,
    )
    expect(await violationsOf('File')).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('Hex bolt')).toBeTruthy()
    await user.click(dialog.getByRole('button', { name: 'Delete anyway' }))
    await screen.findByRole('list', { name: 'Media' })
    expect(questionsOf(removeMedia)).toEqual([{ id: hall.id, force: true }])
    expect(location.pathname).toBe('/demo/office/media')
  })

  it('asks once more where somebody used the file meanwhile', async () => {
    const { user, questionsOf } = open(`/media/${film.id}`, [
      answering(removeMedia, ({ force }) => {
        if (!force) throw new CallError('conflict', { message: 'It is in use.', details: { usedBy: uses } })
        return {}
      }),
    ])
    await screen.findByText('This file is not used anywhere.')
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await dialog.findByText('Hex bolt')
    await user.click(dialog.getByRole('button', { name: 'Delete anyway' }))
    await waitFor(() => expect(questionsOf(removeMedia).map(({ force }) => force)).toEqual([false, true]))
  })

  it('gives a film a poster, and says why one was refused', async () => {
    let isRefused = true
    const { user, questionsOf } = open(`/media/${film.id}`, [
      answering(setMediaPoster, () => {
        if (isRefused) throw new CallError('wrong_type', { message: 'This is no picture.' })
        return film
      }),
    ])
    await screen.findByRole('button', { name: 'Add poster' })
    await user.upload(input(), picture('poster.png'))
    expect((await screen.findByRole('alert')).textContent).toBe('This is no picture.')
    isRefused = false
    await user.upload(input(), picture('poster.png'))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(questionsOf(setMediaPoster)).toHaveLength(2)
  })
})
