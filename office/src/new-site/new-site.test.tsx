import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createSignIn, createTranslator } from '@vitrine/editor-core'
import type { LogoPalette } from '@vitrine/model'
import {
  type Call,
  CallError,
  clientIdAvailable,
  createSite,
  listSiteTemplates,
  me,
  type Question,
} from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import editorLabels from '../../../editor-core/labels/en.json' with { type: 'json' }
import messages from '../../../schemas/texts/en.json' with { type: 'json' }
import setterLabels from '../../../setters/labels/en.json' with { type: 'json' }
import labels from '../../labels/en.json' with { type: 'json' }
import type { OfficeTranslate } from '../context/office-context.ts'
import { InLanguage } from '../start/in-language.tsx'
import { type Answers, answering } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import { createDraftStore } from './draft.ts'
import type { LogoReader } from './logo/read-logo.ts'
import { NewSite } from './new-site.tsx'
import { type NewSiteContext, NewSiteProvider } from './new-site-context.ts'
import { createStepPlace } from './step-place.ts'

const account = { id: 'me', name: 'Mei', email: 'mei@example.com' }
const templates = [
  ['manufacturer', 'Manufacturer'],
  ['parts-dealer', 'Parts dealer'],
  ['service-workshop', 'Service workshop'],
  ['single-product', 'Maker of one product'],
].map(([name = '', title = '']) => ({
  name,
  title,
  description: `For a ${title}.`,
  languages: ['en', 'ar', 'de'],
  cover: `/covers/${name}`,
}))
const palettes: readonly LogoPalette[] = [
  { primary: '#0b3d91', accent: '#d1201f' },
  { primary: '#d1201f', accent: '#0b3d91' },
  { primary: '#0b3d91', accent: '#0b3d91' },
]
const src = 'data:image/png;base64,iVBORw0KGgo='

type Answering = readonly [string, (question: never) => unknown]
interface OpenOptions {
  readonly answers?: readonly Answering[]
  readonly readLogo?: LogoReader
  readonly mayAddSites?: boolean
  readonly address?: string
  readonly account?: typeof account
}

/** The page where sites are made, with a service that answers by call: `taken` and `office` are no free names. */
function open(options: OpenOptions = {}) {
  const { answers = [], mayAddSites = true, address } = options
  if (address !== undefined) history.replaceState(null, '', address)
  const service: Answers = new Map([
    answering(clientIdAvailable, ({ clientId }) =>
      ['taken', 'office'].includes(clientId) ? { available: false, reason: 'This is in use.' } : { available: true },
    ),
    answering(listSiteTemplates, () => templates),
    answering(createSite, ({ clientId, name }) => ({ tenantId: '7', clientId, name, draftsId: '9' })),
    ...answers,
  ])
  const asked: { readonly call: string; readonly question: unknown }[] = []
  const opened: string[] = []
  const send: NewSiteContext['send'] = async (call, question) => {
    const name = `${call.method} ${call.path}`
    asked.push({ call: name, question })
    const answer = service.get(name)
    if (!answer) throw new CallError('not_found', { message: `No answer: ${name}` })
    return structuredClone(await answer(question as never)) as never
  }
  const { i18n } = createTranslator<OfficeTranslate>('en', { ...messages, ...setterLabels, ...editorLabels, ...labels })
  const place = createStepPlace()
  const stop = place.listen()
  const who = options.account ?? account
  const context: NewSiteContext = {
    account: who,
    mayAddSites,
    send,
    signIn: createSignIn({ send, account: who }),
    locale: 'en',
    changeLocale: async () => undefined,
    store: createDraftStore(who.id, 'en'),
    place,
    readLogo: options.readLogo ?? (async () => ({ src, palettes })),
    handbook: async () => ({ language: 'en', topics: [] }),
    openPage: (to) => void opened.push(to),
  }
  const rendered = render(
    <InLanguage i18n={i18n} locale="en">
      <NewSiteProvider value={context}>
        <NewSite />
      </NewSiteProvider>
    </InLanguage>,
  )
  return {
    user: userEvent.setup(),
    opened,
    /** Closes the tab's page and opens it anew. */
    reload(more: OpenOptions = {}) {
      stop()
      rendered.unmount()
      return open({ ...options, ...more })
    },
    questionsOf: <C extends Call>(call: C) =>
      asked.filter((one) => one.call === `${call.method} ${call.path}`).map(({ question }) => question as Question<C>),
  }
}

type Opened = ReturnType<typeof open>

const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const goOn = (user: Opened['user']) => user.click(screen.getByRole('button', { name: 'Continue' }))
const addressField = () => screen.getByLabelText<HTMLInputElement>('Address')

async function toLanguages({ user }: Opened, name = 'Acme Bolts'): Promise<void> {
  await user.type(screen.getByLabelText('Site name'), name)
  await goOn(user)
  await heading('Which languages is your site in?')
}
async function toTemplates(opened: Opened): Promise<void> {
  await toLanguages(opened)
  await goOn(opened.user)
  await heading('What do you do?')
}
async function toLook(opened: Opened): Promise<void> {
  await toTemplates(opened)
  await opened.user.click(await screen.findByRole('radio', { name: 'Manufacturer' }))
  await goOn(opened.user)
  await heading('Add your logo and colours')
}
async function toContact(opened: Opened): Promise<void> {
  await toLook(opened)
  await opened.user.click(screen.getByRole('button', { name: 'Skip for now' }))
  await heading('How can buyers reach you?')
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/new-site')
})
afterEach(cleanup)

describe('name and address', () => {
  it('the address follows the name, is checked while somebody types, and says where the site will be', async () => {
    const { user, questionsOf } = open()
    await user.type(screen.getByLabelText('Site name'), 'Größe & Söhne')
    expect(addressField().value).toBe('grosse-sohne')
    expect(await screen.findByText('This address is free.')).toBeTruthy()
    expect(screen.getByText(/Your site will be at/).textContent).toContain(`${location.host}/grosse-sohne`)
    // Not at each key.
    expect(questionsOf(clientIdAvailable).length).toBeLessThan(4)
  })

  it('where the first one is taken or reserved, another is suggested', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Site name'), 'Taken')
    await waitFor(() => expect(addressField().value).toBe('taken-site'))
    await user.clear(screen.getByLabelText('Site name'))
    await user.type(screen.getByLabelText('Site name'), 'Bo')
    await waitFor(() => expect(addressField().value).toBe('bo-site'))
  })

  it('one that was typed stays, and why it cannot be is said at it', async () => {
    const { user } = open()
    await user.type(addressField(), 'Taken')
    expect(await screen.findByText('This is in use.')).toBeTruthy()
    expect(addressField().getAttribute('aria-invalid')).toBe('true')
    await user.clear(addressField())
    await user.type(addressField(), 'Our shop!')
    expect(await screen.findByText(/^Use 4 to 63 lowercase letters/)).toBeTruthy()
    await user.clear(addressField())
    await user.type(addressField(), 'our shop')
    await user.type(screen.getByLabelText('Site name'), 'Acme')
    expect(addressField().value).toBe('our-shop')
    expect(await screen.findByText('This address is free.')).toBeTruthy()
  })

  it('a name without a Latin letter has no address of its own: one is asked for', async () => {
    const { user } = open()
    await user.type(screen.getByLabelText('Site name'), '北港紧固件')
    expect(addressField().value).toBe('')
    await goOn(user)
    expect(await screen.findByText('Enter an address.')).toBeTruthy()
    expect(document.activeElement).toBe(addressField())
  })

  it('without a name it does not go on, and the field has the focus', async () => {
    const { user } = open()
    await goOn(user)
    expect(await screen.findByText('Enter the name of your site.')).toBeTruthy()
    const field = screen.getByLabelText('Site name')
    expect([document.activeElement, field.getAttribute('aria-invalid')]).toEqual([field, 'true'])
    await user.type(field, 'A')
    expect(screen.queryByText('Enter the name of your site.')).toBeNull()
  })

  it('while nobody can be asked, it says so and stays', async () => {
    const answers = [
      answering(clientIdAvailable, () => {
        throw new TypeError('Failed to fetch')
      }),
    ]
    const { user } = open({ answers })
    await user.type(screen.getByLabelText('Site name'), 'Acme')
    await goOn(user)
    expect((await screen.findByRole('alert')).textContent).toContain('Check your connection')
  })
})

describe('languages', () => {
  it('are found by their names in any language, and the first is the source', async () => {
    const opened = open()
    const { user } = opened
    await toLanguages(opened)
    expect(screen.getAllByRole('checkbox')).toHaveLength(18)
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'English' }).checked).toBe(true)
    const search = screen.getByRole('searchbox', { name: 'Search languages' })
    await user.type(search, 'deut')
    await user.click(screen.getByRole('checkbox', { name: /German/ }))
    await user.clear(search)
    await user.type(search, 'العرب{Enter}')
    expect((search as HTMLInputElement).value).toBe('')
    expect(screen.getByText('3 languages: English, German, Arabic')).toBeTruthy()
    await user.type(search, 'klingon')
    expect(screen.getByText('No language matches “klingon”.')).toBeTruthy()
    await user.clear(search)
    await user.selectOptions(screen.getByLabelText('Source language'), 'Arabic')
    expect(screen.getByText('3 languages: Arabic, English, German')).toBeTruthy()
  })

  it('at least one', async () => {
    const opened = open()
    await toLanguages(opened)
    await opened.user.click(screen.getByRole('checkbox', { name: 'English' }))
    await goOn(opened.user)
    expect(await screen.findByText('Choose at least one language.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
  })
})

describe('templates', () => {
  it('are chosen by a picture in the language of the site', async () => {
    const opened = open()
    const { user } = opened
    await toLanguages(opened)
    await user.click(screen.getByRole('checkbox', { name: /Arabic/ }))
    await user.selectOptions(screen.getByLabelText('Source language'), 'Arabic')
    await goOn(user)
    await heading('What do you do?')
    expect(await screen.findAllByRole('radio')).toHaveLength(4)
    const pictures = [...document.querySelectorAll('img')].map((image) => image.getAttribute('src'))
    expect(pictures).toEqual(templates.map(({ cover }) => `${cover}?language=ar`))
    await goOn(user)
    expect(await screen.findByText('Choose a template.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Manufacturer' }))
    await user.keyboard(' ')
    await goOn(user)
    await heading('Add your logo and colours')
  })

  it('say in which language their texts are where it is none of the site', async () => {
    const opened = open()
    const { user } = opened
    await toLanguages(opened)
    await user.click(screen.getByRole('checkbox', { name: /Hindi/ }))
    await user.click(screen.getByRole('checkbox', { name: 'English' }))
    await goOn(user)
    expect(await screen.findAllByText(/Sample texts are in English\./)).toHaveLength(4)
  })

  it('that do not come are asked for again; where there are none, it says what to do', async () => {
    let isDown = true
    const answers = [
      answering(listSiteTemplates, () => {
        if (isDown) throw new CallError('unavailable', { message: 'Not now.' })
        return []
      }),
    ]
    const opened = open({ answers })
    await toTemplates(opened)
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.')
    isDown = false
    await opened.user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/This server has no templates/)).toBeTruthy()
  })
})

describe('logo and colours', () => {
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })

  it('a logo suggests three palettes, of which the first is taken', async () => {
    const opened = open()
    const { user } = opened
    await toLook(opened)
    await user.upload(screen.getByLabelText('Logo'), file)
    expect(await screen.findByRole('img', { name: 'Your logo' })).toBeTruthy()
    expect(screen.getByText('logo.svg')).toBeTruthy()
    expect(screen.getAllByRole('radio', { name: /^From your logo/ })).toHaveLength(3)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'From your logo: 1' }).checked).toBe(true)
    await user.click(screen.getByRole('radio', { name: 'From your logo: 2' }))
    await goOn(user)
    await user.click(await screen.findByRole('button', { name: 'Create site' }))
    await waitFor(() => expect(opened.opened).toEqual(['/acme-bolts/office']))
    expect(opened.questionsOf(createSite)).toMatchObject([{ logo: src, colours: palettes[1] }])
  })

  it('without the logo its palettes go, and nothing of them is sent', async () => {
    const opened = open()
    const { user } = opened
    await toLook(opened)
    await user.upload(screen.getByLabelText('Logo'), file)
    await user.click(await screen.findByRole('button', { name: 'Remove logo' }))
    expect(screen.queryAllByRole('radio', { name: /^From your logo/ })).toEqual([])
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Colours of the template' }).checked).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Skip for now' }))
    await user.click(await screen.findByRole('button', { name: 'Create site' }))
    await waitFor(() => expect(opened.opened).toHaveLength(1))
    const [question] = opened.questionsOf(createSite)
    expect([question?.logo, question?.colours, question?.contact]).toEqual([undefined, undefined, undefined])
  })

  it('colours of one’s own are shown as they can be read', async () => {
    const opened = open()
    const { user } = opened
    await toLook(opened)
    await user.click(screen.getByRole('radio', { name: 'Your own colours' }))
    const colour = screen.getByLabelText<HTMLInputElement>('Main colour')
    expect(screen.getByLabelText('Colour of buttons')).toBeTruthy()
    expect(screen.queryByText(/^Shown as/)).toBeNull()
    fireEvent.change(colour, { target: { value: '#ffe100' } })
    expect(await screen.findByText(/^Shown as/)).toBeTruthy()
  })

  it('a file that is no image, or too large, is refused in words', async () => {
    const opened = open({
      readLogo: async () => {
        throw new Error('This is no SVG.')
      },
    })
    await toLook(opened)
    await opened.user.upload(screen.getByLabelText('Logo'), file)
    expect(await screen.findByText(/can’t be read as an image/)).toBeTruthy()
    const huge = new File(['x'], 'huge.png', { type: 'image/png' })
    Object.defineProperty(huge, 'size', { value: 21_000_000 })
    await opened.user.upload(screen.getByLabelText('Logo'), huge)
    expect(await screen.findByText('This file is too large. Choose one of at most 20 MB.')).toBeTruthy()
  })
})

describe('contact data, and the site', () => {
  it('all that was said makes one site, and its office opens', async () => {
    const opened = open()
    const { user } = opened
    await toContact(opened)
    await user.type(screen.getByLabelText('Email address'), ' sales@acme.example ')
    await user.type(screen.getByLabelText('Phone'), '+49 30 1234')
    await user.type(screen.getByLabelText('Address'), 'Weg 1{Enter}Berlin')
    await user.selectOptions(screen.getByLabelText('Country'), 'Germany')
    await user.click(screen.getByRole('button', { name: 'Create site' }))
    await waitFor(() => expect(opened.opened).toEqual(['/acme-bolts/office']))
    expect(opened.questionsOf(createSite)).toEqual([
      {
        template: 'manufacturer',
        clientId: 'acme-bolts',
        name: 'Acme Bolts',
        languages: ['en'],
        contact: { email: 'sales@acme.example', phone: '+49 30 1234', address: 'Weg 1\nBerlin', country: 'DE' },
      },
    ])
    expect(sessionStorage.getItem('vitrine:new-site')).toBeNull()
  })

  it('an address that is none is said at its field, before anything is asked', async () => {
    const opened = open()
    const { user } = opened
    await toContact(opened)
    await user.type(screen.getByLabelText('Email address'), 'sales')
    await user.click(screen.getByRole('button', { name: 'Create site' }))
    expect(await screen.findByText(/^Must be an email address/)).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Email address'))
    expect(opened.questionsOf(createSite)).toEqual([])
  })

  it('two presses make one site', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const answers = [
      answering(createSite, async ({ clientId, name }) => {
        await promise
        return { tenantId: '7', clientId, name, draftsId: '9' }
      }),
    ]
    const opened = open({ answers })
    await toContact(opened)
    const button = screen.getByRole('button', { name: 'Create site' })
    button.click()
    button.click()
    await opened.user.dblClick(button)
    expect(await screen.findByText('Creating your site. This takes a few seconds.')).toBeTruthy()
    resolve()
    await waitFor(() => expect(opened.opened).toEqual(['/acme-bolts/office']))
    await opened.user.click(button)
    expect([opened.questionsOf(createSite).length, opened.opened.length]).toEqual([1, 1])
  })

  it('a site whose answer was lost is there, and is not made again', async () => {
    const answers = [
      answering(createSite, () => {
        throw new CallError('conflict', { message: 'Taken.', fields: { clientId: 'This is in use.' } })
      }),
      answering(me, () => ({
        ...account,
        mayAddSites: true,
        sites: [{ tenantId: '7', clientId: 'acme-bolts', siteName: 'Acme Bolts', role: 'owner' as const }],
      })),
    ]
    const opened = open({ answers })
    await toContact(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Create site' }))
    await waitFor(() => expect(opened.opened).toEqual(['/acme-bolts/office']))
  })

  it('what the service refuses is said at the field, on its step', async () => {
    const answers = [
      answering(createSite, () => {
        throw new CallError('conflict', { message: 'Taken.', fields: { clientId: 'Somebody was faster.' } })
      }),
      answering(me, () => ({ ...account, mayAddSites: true, sites: [] })),
    ]
    const opened = open({ answers })
    await toContact(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Create site' }))
    await heading('What is your site called?')
    expect(screen.getByText('Somebody was faster.')).toBeTruthy()
    expect(document.activeElement).toBe(addressField())
    await opened.user.type(addressField(), '-2')
    await goOn(opened.user)
    await heading('Which languages is your site in?')
  })

  it('any other failure is said where it was pressed, and it can be pressed again', async () => {
    let times = 0
    const answers = [
      answering(createSite, ({ clientId, name }) => {
        times += 1
        if (times === 1) throw new CallError('unavailable', { message: 'The server is busy.' })
        return { tenantId: '7', clientId, name, draftsId: '9' }
      }),
    ]
    const opened = open({ answers })
    await toContact(opened)
    await opened.user.click(screen.getByRole('button', { name: 'Create site' }))
    expect((await screen.findByRole('alert')).textContent).toBe('The server is busy.')
    await opened.user.click(screen.getByRole('button', { name: 'Create site' }))
    await waitFor(() => expect(opened.opened).toHaveLength(1))
  })
})

describe('the way through the steps', () => {
  it('Back and the list of steps keep what was said, and the title has the focus', async () => {
    const opened = open()
    const { user } = opened
    await toLook(opened)
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
    await user.click(screen.getByRole('button', { name: 'Back' }))
    await heading('What do you do?')
    expect((await screen.findByRole<HTMLInputElement>('radio', { name: 'Manufacturer' })).checked).toBe(true)
    const steps = screen.getByRole('navigation', { name: 'Steps' })
    expect(within(steps).getByText('Template').closest('[aria-current="step"]')).toBeTruthy()
    await user.click(within(steps).getByRole('button', { name: /Name/ }))
    await heading('What is your site called?')
    expect([screen.getByLabelText<HTMLInputElement>('Site name').value, addressField().value]).toEqual([
      'Acme Bolts',
      'acme-bolts',
    ])
    // All that was said counts again.
    await user.click(within(steps).getByRole('button', { name: /Contact data/ }))
    await heading('How can buyers reach you?')
  })

  it('Back of the browser goes a step back', async () => {
    const opened = open()
    await toTemplates(opened)
    expect(location.search).toBe('?step=template')
    history.back()
    await heading('Which languages is your site in?')
    expect(document.title).toBe('Which languages is your site in? – New site')
  })

  it('after a reload all of it is there, on the same step', async () => {
    const opened = open()
    await toContact(opened)
    await opened.user.type(screen.getByLabelText('Phone'), '+49')
    const again = opened.reload()
    await heading('How can buyers reach you?')
    expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('+49')
    await again.user.click(screen.getByRole('button', { name: 'Create site' }))
    await waitFor(() => expect(again.opened).toHaveLength(1))
    expect(again.questionsOf(createSite)).toMatchObject([{ name: 'Acme Bolts', template: 'manufacturer' }])
  })

  it('somebody else in the same tab begins anew', async () => {
    const opened = open()
    await toContact(opened)
    opened.reload({ account: { ...account, id: 'other' } })
    await heading('What is your site called?')
    expect(screen.getByLabelText<HTMLInputElement>('Site name').value).toBe('')
  })

  it('a link to a later step leads to the first that lacks something', async () => {
    open({ address: '/new-site?step=contact' })
    await heading('What is your site called?')
  })

  it('by keyboard alone', async () => {
    const opened = open()
    const { user } = opened
    screen.getByLabelText('Site name').focus()
    await user.keyboard('Acme Bolts{Enter}')
    await heading('Which languages is your site in?')
    await user.tab()
    await user.keyboard('german{Enter}{Enter}')
    await heading('What do you do?')
    await screen.findAllByRole('radio')
    await user.tab()
    await user.keyboard(' {Enter}')
    await heading('Add your logo and colours')
    await user.tab()
    await user.tab()
    await user.keyboard('{Enter}')
    await heading('How can buyers reach you?')
    await user.tab()
    await user.keyboard('sales@acme.example{Enter}')
    await waitFor(() => expect(opened.opened).toEqual(['/acme-bolts/office']))
    expect(opened.questionsOf(createSite)).toMatchObject([
      { languages: ['en', 'de'], contact: { email: 'sales@acme.example' } },
    ])
  })

  it('who may not is told so, and what to do', async () => {
    open({ mayAddSites: false })
    await heading('You can’t create a site')
    expect(screen.getByText(/mei@example\.com is not allowed to create sites\. Ask the person who runs/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/account')
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  it('is accessible at every step', async () => {
    const opened = open()
    const { user } = opened
    await goOn(user)
    expect(await violationsOf('name')).toEqual([])
    await toTemplates(opened)
    await goOn(user)
    expect(await violationsOf('template')).toEqual([])
    await user.click(await screen.findByRole('radio', { name: 'Manufacturer' }))
    await goOn(user)
    await heading('Add your logo and colours')
    await user.upload(screen.getByLabelText('Logo'), new File(['x'], 'logo.png', { type: 'image/png' }))
    await user.click(await screen.findByRole('radio', { name: 'Your own colours' }))
    expect(await violationsOf('look')).toEqual([])
    await goOn(user)
    await heading('How can buyers reach you?')
    expect(await violationsOf('contact')).toEqual([])
  })
})
