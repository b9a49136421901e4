import type { Meta, StoryObj } from '@storybook/react-vite'
import { CallError, listLanguages, listPageTypes, siteInfoByClient } from '@vitrine/schemas'
import { userEvent, waitFor } from 'storybook/test'
import { draft } from '../../../model/fixtures/operations.ts'
import { arabic, begins, german, ofScreen } from '../testing/designer-story.tsx'
import { openedStory } from '../testing/story-session.tsx'
import { Workbench } from './workbench.tsx'

export default {
  title: 'Designer/Workbench',
  component: Workbench,
  ...ofScreen,
  render: (_args, { loaded }) => <Workbench session={openedStory(loaded).session} />,
} satisfies Meta<typeof Workbench>
type Story = StoryObj<typeof Workbench>

const answers = {
  [siteInfoByClient.path]: () => ({ tenantId: '1', clientId: 'bolts', currentDraftRelease: 'r-12' }),
  [listLanguages.path]: () => draft.globalConfiguration.languages,
  [listPageTypes.path]: () => [{ key: 'home', name: 'Home' }],
}

/** Waits for what a story is about, so that axe looks at the whole of it. */
const until = (page: Document, selector: string) =>
  waitFor(() => {
    if (!page.querySelector(selector)) throw new Error(`There is no ${selector}.`)
  })

const file = (text: string) => new File([text], 'draft.json', { type: 'application/json' })

/** Brings a file back as soon as all pages are here, and waits for what comes of it. */
const importing = (text: string, selector: string): Story => ({
  ...begins({ answers }),
  async play({ canvasElement }) {
    const page = canvasElement.ownerDocument
    await until(page, 'input[type="file"]:enabled')
    const input = page.querySelector<HTMLInputElement>('input[type="file"]')
    if (input) await userEvent.upload(input, file(text))
    await until(page, selector)
  },
})

const other = JSON.stringify({
  ...draft,
  pagesList: draft.pagesList.map((page) =>
    page.id === 'about' ? { ...page, settings: { props: { ...page.settings.props, name: 'About our bolts' } } } : page,
  ),
})

export const Filled: Story = {
  ...begins({ answers }),
  play: ({ canvasElement }) => until(canvasElement.ownerDocument, 'table'),
}
export const Arabic: Story = { ...Filled, ...arabic }
export const German: Story = { ...Filled, ...german }
/** The service answers nothing: what the draft knows itself is shown all the same. */
export const NotReached: Story = begins({
  answers: {
    [siteInfoByClient.path]() {
      throw new CallError('unavailable', { message: 'The service cannot be reached.' })
    },
  },
})
export const Import: Story = importing(other, '[aria-labelledby] ul ~ div button[data-main]')
export const ImportArabic: Story = { ...Import, ...arabic }
export const ImportGerman: Story = { ...Import, ...german }
export const ImportSame: Story = importing(JSON.stringify(draft), 'p[data-kind="good"]')
export const ImportRefused: Story = importing('{ "draftsId": 1 }', 'p[data-kind="bad"]')
export const ImportRefusedArabic: Story = { ...ImportRefused, ...arabic }
