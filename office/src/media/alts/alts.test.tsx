import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { CallError, listMediaAlts, type MediaAlt, type Membership, saveMediaAlts } from '@vitrine/schemas'
import { afterEach, describe, expect, it } from 'vitest'
import { answering, openScreen } from '../../testing/open-screen.tsx'
import { violationsOf } from '../../testing/violations-of.ts'
import Media from '../media.tsx'

const picture = { src: '/media/demo/hall.webp', width: 1600, height: 900, widths: [320] }
const home: MediaAlt = {
  of: { page: 'home', component: 'posterA1' },
  path: 'image.alt',
  basePath: 'image.pc.alt',
  place: 'page',
  id: 'home',
  name: 'Home',
  picture,
  texts: { en: 'A hall', de: 'Eine Halle' },
  outdated: ['de'],
}
const bolt: MediaAlt = {
  of: { content: 'product/k3v9Qa2Z' },
  path: 'images[imageAA1].image.alt',
  basePath: 'images[imageAA1].image.alt',
  place: 'content',
  id: 'k3v9Qa2Z',
  content: 'product',
  name: 'Hex bolt',
  picture,
  texts: {},
  outdated: [],
}

function open({
  role = 'owner',
  own = [],
  items = [home, bolt],
}: {
  readonly role?: Membership['role']
  readonly own?: Parameters<typeof openScreen>[1]['answers']
  readonly items?: MediaAlt[]
} = {}) {
  let revision = 7
  return openScreen(Media, {
    path: '/media/alts',
    role,
    answers: [
      answering(listMediaAlts, ({ missing, q }) => {
        const found = items
          .filter((one) => !missing || one.texts[missing === 'any' ? 'en' : missing] === undefined)
          .filter((one) => !q || one.name?.includes(q))
        return {
          items: found,
          total: found.length,
          page: 1,
          pageSize: 25,
          draftsId: '1',
          draftRevision: 3,
          contentsRevision: revision,
          sourceLanguage: 'en',
          languages: ['en', 'de'],
          missing: { en: 1, de: 1 },
        }
      }),
      answering(saveMediaAlts, () => {
        revision += 1
        return { revision, isBehind: false }
      }),
      ...own,
    ],
  })
}
const cell = (name: string) => screen.findByRole<HTMLTextAreaElement>('textbox', { name })

afterEach(cleanup)

describe('Alt texts', () => {
  it('stand beside each other by language, with what is missing and the way to the place', async () => {
    open()
    const table = await screen.findByRole('table', { name: 'Alt texts' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Picture', 'English', 'German'])
    expect((await cell('Alt text in German, Home')).value).toBe('Eine Halle')
    expect(screen.getByText('The source text changed since')).toBeTruthy()
    expect(screen.getAllByText('Missing')).toHaveLength(2)
    expect(screen.getByRole('link', { name: 'Hex bolt' }).getAttribute('href')).toBe('/demo/office/products/k3v9Qa2Z')
    expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe(
      '/demo/drafts/1/designer#page=home&component=posterA1&path=image.alt',
    )
    expect(await violationsOf('Alt texts')).toEqual([])
  })

  it('are saved when one leaves the field, one after the other', async () => {
    const { user, questionsOf } = open()
    await user.type(await cell('Alt text in English, Hex bolt'), 'A bolt')
    await user.tab()
    await waitFor(() => expect(questionsOf(saveMediaAlts)).toHaveLength(1))
    await user.type(await cell('Alt text in German, Hex bolt'), 'Ein Bolzen{Control>}{Enter}{/Control}')
    await waitFor(() =>
      expect(questionsOf(saveMediaAlts)).toMatchObject([
        { of: bolt.of, path: bolt.path, basePath: bolt.basePath, texts: { en: 'A bolt' }, revision: 7 },
        { texts: { de: 'Ein Bolzen' }, revision: 8 },
      ]),
    )
    await waitFor(() => expect(screen.queryByText('Missing')).toBeNull())
    const german = await cell('Alt text in German, Home')
    await user.clear(german)
    await user.tab()
    await waitFor(() => expect(questionsOf(saveMediaAlts).at(-1)).toMatchObject({ texts: { de: null }, draftsId: '1' }))
    // What is not changed is not saved, and Escape takes back what was typed.
    await user.type(await cell('Alt text in English, Home'), ' or two{Escape}')
    await user.tab()
    expect((await cell('Alt text in English, Home')).value).toBe('A hall')
    expect(questionsOf(saveMediaAlts)).toHaveLength(3)
  })

  it('are still correct where somebody says so, although the source changed', async () => {
    const { user, questionsOf } = open()
    await user.click(await screen.findByRole('button', { name: 'Still correct: Alt text in German, Home' }))
    await waitFor(() => expect(questionsOf(saveMediaAlts)).toMatchObject([{ texts: { de: 'Eine Halle' } }]))
    await waitFor(() => expect(screen.queryByText('The source text changed since')).toBeNull())
  })

  it('need no text where the picture is a decoration', async () => {
    const { user, questionsOf } = open()
    const rows = within(await screen.findByRole('table')).getAllByRole('row')
    const row = within(rows[2] as HTMLElement)
    await user.click(row.getByRole('checkbox', { name: 'Decorative, no text needed' }))
    await waitFor(() => expect(questionsOf(saveMediaAlts)).toMatchObject([{ texts: { en: '' } }]))
    await row.findByText('Decorative')
    expect(row.queryByRole('textbox', { name: 'Alt text in German, Hex bolt' })).toBeNull()
    expect(row.getByRole('textbox')).toHaveProperty('disabled', true)
  })

  it('ask who counts where somebody changed the same text', async () => {
    const items = [home, bolt]
    let isTaken = true
    const { user, questionsOf } = open({
      items,
      own: [
        answering(saveMediaAlts, () => {
          if (!isTaken) return { revision: 9, isBehind: false }
          items[1] = { ...bolt, texts: { en: 'Their bolt' } }
          throw new CallError('conflict', { details: { clashes: [{ by: 'Ana' }] } })
        }),
      ],
    })
    const field = await cell('Alt text in English, Hex bolt')
    await user.type(field, 'My bolt')
    await user.tab()
    const alert = await screen.findByRole('alert')
    await waitFor(() => expect(alert.textContent).toContain('Ana changed this text meanwhile: “Their bolt”'))
    expect(field.value).toBe('My bolt')
    isTaken = false
    await user.click(within(alert).getByRole('button', { name: 'Save mine' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(questionsOf(saveMediaAlts).at(-1)).toMatchObject({ texts: { en: 'My bolt' } })
    expect(field.value).toBe('My bolt')
  })

  it('can be given up for those of somebody else', async () => {
    const items = [home, bolt]
    const { user } = open({
      items,
      own: [
        answering(saveMediaAlts, () => {
          items[1] = { ...bolt, texts: { en: 'Their bolt' } }
          throw new CallError('conflict', { details: { clashes: [] } })
        }),
      ],
    })
    const field = await cell('Alt text in English, Hex bolt')
    await user.type(field, 'My bolt')
    await user.tab()
    await screen.findByText('“Their bolt”')
    await user.click(screen.getByRole('button', { name: 'Use theirs' }))
    expect(field.value).toBe('Their bolt')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('say why one was not saved, and keep what was typed', async () => {
    const { user } = open({
      own: [
        answering(saveMediaAlts, () => {
          throw new CallError('unavailable', { message: 'Nobody answers.' })
        }),
      ],
    })
    const field = await cell('Alt text in English, Hex bolt')
    await user.type(field, 'My bolt')
    await user.tab()
    expect((await screen.findByRole('alert')).textContent).toBe('Nobody answers.')
    expect(field.value).toBe('My bolt')
  })

  it('are only read by those who may not write', async () => {
    open({ role: 'viewer' })
    await screen.findByText('Eine Halle')
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  it('are filtered by what is missing', async () => {
    const { user } = open()
    await screen.findByRole('table')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Missing in English (1)')
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Home' })).toBeNull())
    expect(location.search).toBe('?missing=en')
    await user.type(screen.getByRole('searchbox'), 'lamp{Enter}')
    await screen.findByText('No pictures match.')
    await user.click(screen.getByRole('button', { name: 'Show all pictures' }))
    await screen.findByRole('link', { name: 'Home' })
  })
})
