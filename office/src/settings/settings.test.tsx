import { cleanup, screen, within } from '@testing-library/react'
import {
  type Answer,
  addDomain,
  addRedirect,
  CallError,
  cancelJob,
  changeDomain,
  changeRedirect,
  changeSiteMail,
  changeSiteSettings,
  contentLanguages,
  getJob,
  importRedirects,
  importSite,
  listDomains,
  listJobs,
  listProductUnits,
  listRedirects,
  listRemovedSites,
  me,
  type Role,
  readExport,
  readSiteMail,
  readSiteSettings,
  removeDomain,
  removeRedirect,
  removeSite,
  restoreSite,
  type SiteSettings,
  startExport,
  testRedirect,
  testSiteMail,
  verifyDomain,
} from '@vitrine/schemas'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answering, openScreen } from '../testing/open-screen.tsx'
import { violationsOf } from '../testing/violations-of.ts'
import Settings from './settings.tsx'

type Answers = Parameters<typeof openScreen>[1]['answers']

const settings: SiteSettings = {
  tenantId: 'demo',
  clientId: 'demo',
  name: 'Nordhaven',
  systemPages: false,
  revision: 4,
  contact: { email: 'sales@example.com', phone: '+49 30 1' },
  google: { mode: 'gtag', measurementId: 'G-ABC123DEF4' },
  cookies: {
    props: { cookies: [{ id: 'cookie01', name: '_ga', category: 'analytics', purpose: 'Counts visits' }] },
    editPropsByLangEnvMap: { de: { 'cookies[cookie01].purpose': 'Zählt Besuche' } },
  },
  shipping: {
    props: { term: 'FOB', port: 'Shanghai', zones: [{ id: 'zone0001', countries: ['DE'], days: 30 }] },
    editPropsByLangEnvMap: { zh: { port: '上海' } },
  },
  timeZone: 'Asia/Shanghai',
}

/** A service that keeps the settings of a site, and refuses what was made on an older revision. */
function site(given: SiteSettings = settings) {
  let stored = given
  return {
    stored: () => stored,
    /** Somebody else saves. */
    change: (changes: Partial<SiteSettings>) => {
      stored = { ...stored, ...changes, revision: stored.revision + 1 }
    },
    answers: [
      answering(readSiteSettings, () => stored),
      answering(changeSiteSettings, (written) => {
        if (written.revision !== stored.revision)
          throw new CallError('conflict', { details: { revision: stored.revision } })
        if (written.name === '') throw new CallError('invalid_request', { fields: { name: 'Enter a value.' } })
        stored = { tenantId: 'demo', clientId: 'demo', ...written, revision: stored.revision + 1 } as SiteSettings
        return stored
      }),
    ] as Answers,
  }
}

const open = (part: string, answers: Answers, role: Role = 'owner') =>
  openScreen(Settings, { path: `/settings${part && `/${part}`}`, answers, role })

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const announced = () => document.body.textContent

beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = () => undefined
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

describe('Settings', () => {
  it('opens a part by its address, and leads to the others', async () => {
    const { user } = open('', site().answers)
    expect(await screen.findByRole('heading', { level: 1, name: 'General' })).toBeTruthy()
    const parts = screen.getByRole('navigation', { name: 'Settings' })
    expect(within(parts).getAllByRole('link')).toHaveLength(12)
    await user.click(within(parts).getByRole('link', { name: 'Data retention' }))
    expect(await screen.findByRole('spinbutton', { name: 'Days to keep data' })).toBeTruthy()
    expect(location.pathname).toBe('/demo/office/settings/retention')
    expect(within(parts).getByRole('link', { name: 'Data retention' }).getAttribute('aria-current')).toBe('page')
  })

  it('says that there is no such part, and keeps what a role may not see', async () => {
    open('nothing', [])
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
    cleanup()
    open('transfer', [], 'viewer')
    expect(screen.getByText(/Your role does not allow this/)).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Export, import and delete' })).toBeNull()
  })

  it('shows values without controls to who may not change them', async () => {
    open('general', site().answers, 'viewer')
    expect(await screen.findByText('sales@example.com')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
    expect(await violationsOf('Settings')).toEqual([])
    cleanup()
    open('tags', site().answers, 'editor')
    expect(await screen.findByText('Counts visits')).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    cleanup()
    open('trade', site().answers, 'editor')
    expect(await screen.findByText('FOB – Free on board')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('General', () => {
  it('saves all settings with only the fields that were changed', async () => {
    const service = site()
    const { user, questionsOf } = open('general', service.answers)
    const name = await screen.findByRole('textbox', { name: 'Site name' })
    expect(button('Save')).toHaveProperty('disabled', true)
    await user.clear(name)
    await user.type(name, 'Nordhaven Bolts')
    await user.clear(screen.getByRole('textbox', { name: 'Phone' }))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'Germany')
    await user.click(button('Save'))
    await vi.waitFor(() => expect(announced()).toContain('Saved'))
    const { tenantId: _tenant, clientId: _client, ...all } = settings
    expect(questionsOf(changeSiteSettings)).toEqual([
      {
        ...all,
        name: 'Nordhaven Bolts',
        contact: { email: 'sales@example.com', country: 'DE' },
      },
    ])
    expect(button('Save')).toHaveProperty('disabled', true)
    expect(await violationsOf('Settings')).toEqual([])
  })

  it('says what is wrong with a field', async () => {
    const { user } = open('general', site().answers)
    await user.clear(await screen.findByRole('textbox', { name: 'Site name' }))
    await user.click(button('Save'))
    expect(await screen.findByText('Enter a value.')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Site name' }).getAttribute('aria-invalid')).toBe('true')
  })

  it('keeps what was typed and takes in what somebody else saved', async () => {
    const service = site()
    const { user } = open('general', service.answers)
    await user.type(await screen.findByRole('textbox', { name: 'Site name' }), ' GmbH')
    service.change({ name: 'Nordhaven Ltd', notifyEmail: 'all@example.com' })
    await user.click(button('Save'))
    expect(await screen.findByText(/Someone else changed the same fields: Site name\./)).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Site name' })).toHaveProperty('value', 'Nordhaven GmbH')
    expect(screen.getByRole('textbox', { name: 'Email address for notifications' })).toHaveProperty(
      'value',
      'all@example.com',
    )
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().name).toBe('Nordhaven GmbH'))
    expect(service.stored().notifyEmail).toBe('all@example.com')
    expect(screen.queryByText(/Someone else changed/)).toBeNull()
  })

  it('tells of changes elsewhere, and takes back what was typed', async () => {
    const service = site()
    const { user } = open('general', service.answers)
    const name = await screen.findByRole('textbox', { name: 'Site name' })
    await user.type(name, '!')
    service.change({ retentionDays: 90 })
    await user.click(button('Save'))
    expect(await screen.findByText(/Their changes are loaded, and yours are still here/)).toBeTruthy()
    await user.click(button('Discard changes'))
    expect(name).toHaveProperty('value', 'Nordhaven')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('asks before what was typed is lost', async () => {
    const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false)
    const { user } = open('general', site().answers)
    await user.type(await screen.findByRole('textbox', { name: 'Site name' }), '!')
    await user.click(screen.getByRole('link', { name: 'Domains' }))
    expect(confirm).toHaveBeenCalledWith('Leave without saving? Your changes will be lost.')
    expect(screen.getByRole('textbox', { name: 'Site name' })).toHaveProperty('value', 'Nordhaven!')
  })

  it('says why the settings did not come, and asks again', async () => {
    let isDown = true
    const { user } = open('general', [
      answering(readSiteSettings, () => {
        if (isDown) throw new CallError('internal', { message: 'Something failed.' })
        return settings
      }),
    ])
    expect(await screen.findByText('Something failed.')).toBeTruthy()
    isDown = false
    await user.click(button('Try again'))
    expect(await screen.findByRole('textbox', { name: 'Site name' })).toBeTruthy()
  })
})

describe('Countries, prices and shipping', () => {
  it('changes countries, terms and zones, and keeps translations of what is left', async () => {
    const service = site()
    const { user } = open('trade', service.answers)
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Countries you sell to: Add a country' }),
      'France',
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Shipping term (Incoterms 2020)' }), 'CIF')
    await user.click(screen.getByRole('checkbox', { name: 'Sea freight' }))
    await user.click(button('Add delivery zone'))
    const zone = within(screen.getByRole('region', { name: 'Delivery zone 2' }))
    await user.selectOptions(zone.getByRole('combobox', { name: /Add a country/ }), 'Oman')
    const days = zone.getByRole('spinbutton', { name: 'Transit time in days' })
    await user.clear(days)
    await user.type(days, '12')
    await user.click(
      within(screen.getByRole('region', { name: 'Delivery zone 1' })).getByRole('button', {
        name: 'Remove delivery zone',
      }),
    )
    expect(await violationsOf('Settings')).toEqual([])
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().countries).toEqual(['FR']))
    expect(service.stored().shipping).toEqual({
      props: {
        term: 'CIF',
        port: 'Shanghai',
        modes: ['sea'],
        zones: [{ id: expect.any(String), countries: ['OM'], days: 12 }],
      },
      editPropsByLangEnvMap: { zh: { port: '上海' } },
    })
    await user.click(button('Remove France'))
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().countries).toBeUndefined())
  })
})

describe('Prices and quantities', () => {
  const words = [
    answering(listProductUnits, () => ({
      items: [
        { code: 'piece', name: 'piece', plurals: { other: 'pieces' } },
        { code: 'box', name: 'box', plurals: { other: 'boxes' } },
      ],
      total: 2,
      page: 1,
      pageSize: 2,
    })),
    answering(contentLanguages, () => ({
      defaultLanguage: 'en',
      sourceLanguage: 'en',
      languages: ['en', 'de', 'zh'].map((code) => ({ code, enabled: true })),
    })),
  ] as Answers

  it('says which currencies and units are offered, and what new products start with', async () => {
    const service = site()
    const { user } = open('trade', [...service.answers, ...words])
    const currencies = within(await screen.findByRole('group', { name: 'Currencies' }))
    expect(currencies.getByText(/^All currencies\./)).toBeTruthy()
    const addCurrency = currencies.getByRole('combobox', { name: 'Currencies: Add a currency' })
    await user.selectOptions(addCurrency, 'Euro (EUR)')
    await user.selectOptions(addCurrency, 'US Dollar (USD)')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Currency of new products' }), 'US Dollar (USD)')
    await user.selectOptions(screen.getByRole('combobox', { name: 'Units: Add a unit' }), 'box')
    expect(await violationsOf('Settings')).toEqual([])
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored()).toMatchObject({ currencies: ['USD', 'EUR'], units: ['box'] }))
    for (const name of ['US Dollar (USD)', 'Euro (EUR)', 'box']) await user.click(button(`Remove ${name}`))
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().units).toBeUndefined())
    expect(service.stored().currencies).toBeUndefined()
  })

  it('keeps a text beside minimum quantities in each language of the site', async () => {
    const service = site()
    const { user } = open('trade', [...service.answers, ...words])
    const note = await screen.findByRole('textbox', { name: 'Text beside minimum order quantities (English)' })
    expect(screen.queryByRole('group', { name: 'Text beside minimum order quantities' })).toBeNull()
    await user.type(note, 'Less on request')
    await user.click(screen.getByText(/^Other languages: 0 of 2/))
    const others = within(screen.getByRole('group', { name: 'Text beside minimum order quantities' }))
    const german = others.getByRole('textbox', { name: 'German' })
    expect(german).toHaveProperty('lang', 'de')
    await user.type(german, 'Weniger auf Anfrage')
    expect(await violationsOf('Settings')).toEqual([])
    await user.click(button('Save'))
    await vi.waitFor(() =>
      expect(service.stored().minimumOrder).toEqual({
        props: { note: 'Less on request' },
        editPropsByLangEnvMap: { de: { note: 'Weniger auf Anfrage' } },
      }),
    )
    // The port has a language of its own already, and loses only that.
    await user.click(screen.getByText(': Port or place', { selector: 'summary > span' }))
    await user.clear(
      within(screen.getByRole('group', { name: 'Port or place' })).getByRole('textbox', { name: 'Chinese' }),
    )
    await user.clear(note)
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().minimumOrder).toBeUndefined())
    expect(service.stored().shipping).toEqual({ props: settings.shipping?.props })
  })

  it('shows them to who may not change them', async () => {
    const service = site({
      ...settings,
      currencies: ['EUR', 'USD'],
      minimumOrder: { props: { note: 'Less on request' } },
    })
    open('trade', [...service.answers, ...words], 'viewer')
    expect(await screen.findByText('Less on request')).toBeTruthy()
    expect(screen.getAllByText('Euro (EUR)')).toHaveLength(2)
    expect(screen.queryByRole('combobox')).toBeNull()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('Logo, icon and languages', () => {
  it('lead to where they are in the designer', async () => {
    open('general', site().answers)
    const way = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    expect(await way('Change logo and icon')).toBe('/demo/drafts/1/designer#part=header&path=logo')
    expect(await way('Change languages')).toBe('/demo/drafts/1/designer#panel=languages')
  })
})

describe('The languages of the site', () => {
  const answers = [
    answering(contentLanguages, () => ({
      defaultLanguage: 'de',
      sourceLanguage: 'en',
      languages: [
        { code: 'en', enabled: true },
        { code: 'de', enabled: true },
        { code: 'ar', enabled: false },
      ],
    })),
  ]

  it('are listed by name and code, with what each is for, and lead to where they are changed', async () => {
    open('languages', answers)
    const rows = (await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)
    expect(rows).toEqual([
      'EnglishenSource languageShown to visitors',
      'GermandeDefaultShown to visitors',
      'ArabicarHidden from visitors',
    ])
    const way = screen.getByRole('link', { name: 'Change languages in the designer' })
    expect(way.getAttribute('href')).toBe('/demo/drafts/1/designer#panel=languages')
    expect(await violationsOf('Settings')).toEqual([])
  })

  it('are not changed by who may not edit pages', async () => {
    open('languages', answers, 'viewer')
    expect(await screen.findByRole('table', { name: 'Languages' })).toBeTruthy()
    expect(screen.queryByRole('link', { name: 'Change languages in the designer' })).toBeNull()
  })
})

describe('Tags and cookies', () => {
  it('changes IDs and cookies', async () => {
    const service = site()
    const { user } = open('tags', service.answers)
    await user.selectOptions(await screen.findByRole('combobox', { name: 'How visits are measured' }), 'Off')
    await user.type(screen.getByRole('textbox', { name: 'Google Ads IDs' }), 'AW-1\nAW-2\n')
    expect(await violationsOf('Settings')).toEqual([])
    await user.click(button('Save'))
    await vi.waitFor(() =>
      expect(service.stored().google).toEqual({
        mode: 'off',
        measurementId: 'G-ABC123DEF4',
        adIds: ['AW-1', 'AW-2'],
      }),
    )
    expect(service.stored().cookies).toEqual(settings.cookies)
    expect(service.stored().numbers).toBeUndefined()
  })

  it('translates what cookies are for, beside what is there already', async () => {
    const service = site()
    const languages = answering(contentLanguages, () => ({
      defaultLanguage: 'en',
      sourceLanguage: 'en',
      languages: ['en', 'de', 'zh'].map((code) => ({ code, enabled: true })),
    }))
    const { user } = open('tags', [...service.answers, languages])
    await user.click(await screen.findByText(/Other languages: 1 of 2/))
    const purpose = within(screen.getByRole('group', { name: '_ga, Purpose' }))
    expect(purpose.getByRole('textbox', { name: 'German' })).toHaveProperty('value', 'Zählt Besuche')
    await user.type(purpose.getByRole('textbox', { name: 'Chinese' }), '统计访问')
    expect(await violationsOf('Settings')).toEqual([])
    await user.click(button('Save'))
    const path = 'cookies[cookie01].purpose'
    await vi.waitFor(() =>
      expect(service.stored().cookies).toEqual({
        props: settings.cookies?.props,
        editPropsByLangEnvMap: { de: { [path]: 'Zählt Besuche' }, zh: { [path]: '统计访问' } },
      }),
    )
  })

  it('ends that visits are counted, and begins it again', async () => {
    const service = site()
    const { user } = open('tags', service.answers)
    const count = await screen.findByRole('switch', { name: 'Count visits' })
    expect(count).toHaveProperty('checked', true)
    await user.click(count)
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().numbers).toBe(false))
    await user.click(screen.getByRole('switch', { name: 'Count visits' }))
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().numbers).toBeUndefined())
  })

  it('asks search engines to leave the site out, and takes that back', async () => {
    const service = site()
    const { user } = open('tags', service.answers)
    const listed = await screen.findByRole('switch', { name: 'Let search engines list this site' })
    expect(listed).toHaveProperty('checked', true)
    await user.click(listed)
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().indexed).toBe(false))
    await user.click(screen.getByRole('switch', { name: 'Let search engines list this site' }))
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().indexed).toBeUndefined())
  })
})

describe('Data retention', () => {
  it('sets days, and unsets them again', async () => {
    const service = site()
    const { user } = open('retention', service.answers)
    const days = await screen.findByRole('spinbutton', { name: 'Days to keep data' })
    await user.type(days, '90')
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().retentionDays).toBe(90))
    await user.clear(days)
    await user.click(button('Save'))
    await vi.waitFor(() => expect(service.stored().retentionDays).toBeUndefined())
  })
})

describe('Email', () => {
  const mail: Answer<typeof readSiteMail> = {
    revision: 1,
    source: 'site',
    waiting: 3,
    failed: 1,
    senderName: 'Sales',
    server: { host: 'smtp.example.com', port: 587, security: 'starttls', user: 'sales', hasPassword: true },
  }

  it('shows what counts now, changes the server, and asks for the password again', async () => {
    const { user, questionsOf } = open('mail', [
      answering(readSiteMail, () => mail),
      answering(changeSiteMail, (written) => ({ ...mail, revision: 2, senderName: written.senderName ?? '' })),
    ])
    expect(await screen.findByText('Emails are sent by your own mail server.')).toBeTruthy()
    expect(screen.getByText('3 emails are waiting to be sent.')).toBeTruthy()
    expect(screen.getByText('1 email could not be sent.')).toBeTruthy()
    expect(screen.getByText('A password is stored. Leave empty to keep it.')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encryption' }), 'TLS (usually port 465)')
    expect(screen.getByRole('spinbutton', { name: 'Port' })).toHaveProperty('value', '465')
    expect(screen.getByText(/Enter the password again/)).toBeTruthy()
    expect(button('Send test email')).toHaveProperty('disabled', true)
    await user.type(screen.getByLabelText('Password'), 'secret')
    expect(await violationsOf('Settings')).toEqual([])
    await user.click(button('Save'))
    await vi.waitFor(() => expect(announced()).toContain('Saved'))
    expect(questionsOf(changeSiteMail)).toEqual([
      {
        revision: 1,
        senderName: 'Sales',
        server: { host: 'smtp.example.com', port: 465, security: 'tls', user: 'sales', password: 'secret' },
      },
    ])
  })

  it('sends a test mail, and says what went wrong', async () => {
    let answer: Answer<typeof testSiteMail> = {
      state: 'failed',
      to: 'mei@example.com',
      source: 'site',
      code: 'password',
      error: 'The mail server refused the password.',
      advice: 'Enter it again.',
      response: '535 5.7.8 no',
    }
    const { user, questionsOf } = open('mail', [
      answering(readSiteMail, () => mail),
      answering(testSiteMail, () => answer),
    ])
    await user.click(await screen.findByRole('button', { name: 'Send test email' }))
    expect(await screen.findByText(/The mail server refused the password/)).toBeTruthy()
    expect(screen.getByText('Enter it again.')).toBeTruthy()
    expect(screen.getByText('535 5.7.8 no')).toBeTruthy()
    answer = { state: 'sent', to: 'ana@example.com', source: 'site' }
    await user.type(screen.getByRole('textbox', { name: 'Send a test email to' }), 'ana@example.com')
    await user.click(button('Send test email'))
    expect(await screen.findByText(/Test email sent to .ana@example\.com/)).toBeTruthy()
    expect(questionsOf(testSiteMail)).toEqual([{}, { to: 'ana@example.com' }])
  })

  it('keeps a viewer from testing and changing', async () => {
    open('mail', [answering(readSiteMail, () => mail)], 'viewer')
    expect(await screen.findByText('smtp.example.com')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('link', { name: 'Open inbox' })).toBeNull()
  })
})

describe('Domains', () => {
  const domain = (host: string, isVerified = false, isPrimary = false) => ({
    host,
    isVerified,
    isPrimary,
    record: { names: ['example.com', '_vitrine.example.com'], value: 'vitrine-verification=abc' },
  })

  it('adds, verifies step by step, makes primary and removes', async () => {
    let domains = [domain('old.example.com', true, true)]
    let problem: Answer<typeof verifyDomain>['problem'] = 'no-record'
    const { user } = open('domains', [
      answering(listDomains, () => domains),
      answering(addDomain, ({ host }) => {
        if (!host.includes('.')) throw new CallError('invalid_request', { fields: { host: 'Enter a domain.' } })
        domains = [...domains, domain(host)]
        return domain(host)
      }),
      answering(verifyDomain, ({ host }) => {
        if (problem) return { ...domain(host), problem }
        domains = domains.map((one) => (one.host === host ? domain(host, true) : one))
        return domain(host, true)
      }),
      answering(changeDomain, ({ host }) => {
        domains = domains.map((one) => ({ ...one, isPrimary: one.host === host }))
        return domain(host, true, true)
      }),
      answering(removeDomain, ({ host }) => {
        domains = domains.filter((one) => one.host !== host)
        return {}
      }),
    ])
    await user.type(await screen.findByRole('textbox', { name: 'Domain' }), 'nothing')
    await user.click(button('Add domain'))
    expect(await screen.findByText('Enter a domain.')).toBeTruthy()
    await user.clear(screen.getByRole('textbox', { name: 'Domain' }))
    await user.type(screen.getByRole('textbox', { name: 'Domain' }), 'www.example.com')
    await user.click(button('Add domain'))
    const card = within(await screen.findByRole('region', { name: 'www.example.com' }))
    expect(card.getByText('Not verified')).toBeTruthy()
    expect(card.getByText('vitrine-verification=abc')).toBeTruthy()
    expect(card.getByText(/use _vitrine.example.com instead/)).toBeTruthy()
    await user.click(card.getByRole('button', { name: 'Check www.example.com now' }))
    expect(await card.findByText(/The TXT record was not found/)).toBeTruthy()
    expect(await violationsOf('Settings')).toEqual([])
    problem = undefined
    await user.click(card.getByRole('button', { name: 'Check www.example.com now' }))
    expect(await card.findByText('Verified')).toBeTruthy()
    await user.click(await card.findByRole('button', { name: 'Make main address' }))
    expect(await card.findByText('Main address')).toBeTruthy()
    await user.click(button('Remove old.example.com'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'old.example.com' })).toBeNull())
  })

  it('offers a viewer nothing to press', async () => {
    open('domains', [answering(listDomains, () => [domain('www.example.com')])], 'viewer')
    expect(await screen.findByText('www.example.com', { selector: 'h2' })).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: /Check|Remove|Add/ })).toBeNull()
  })
})

describe('Redirects', () => {
  type Rule = Answer<typeof listRedirects>['items'][number]
  const rule: Rule = { id: 'rule0001', from: '/old', to: '/pages/new', status: 301, revision: 2 }
  const list = (...items: Rule[]) =>
    answering(listRedirects, () => ({ items, total: items.length, page: 1, pageSize: 50 }))

  it('adds one, and says what is wrong with it', async () => {
    let isTaken = true
    const { user, questionsOf } = open('redirects', [
      list(),
      answering(addRedirect, (written) => {
        if (isTaken) throw new CallError('conflict', { fields: { from: 'This is taken.' } })
        return { ...rule, from: written.from, to: written.to }
      }),
    ])
    expect(await screen.findByText(/No redirects yet/)).toBeTruthy()
    await user.click(button('Add redirect'))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Old address' }), '/old')
    await user.type(dialog.getByRole('textbox', { name: 'New address' }), '/new')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Kind' }), 'Temporary (302)')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText('This is taken.')).toBeTruthy()
    expect(await violationsOf('Settings')).toEqual([])
    isTaken = false
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(questionsOf(addRedirect).at(-1)).toEqual({ from: '/old', to: '/new', status: 302 })
    expect(questionsOf(listRedirects)).toHaveLength(2)
  })

  it('changes one that somebody else changed only when it is saved again, and removes one', async () => {
    const { user, questionsOf } = open('redirects', [
      list(rule),
      answering(changeRedirect, (written) => {
        if (written.revision !== 3) throw new CallError('conflict', { details: { revision: 3 } })
        return { ...rule, revision: 4 }
      }),
      answering(removeRedirect, () => ({})),
    ])
    await user.click(await screen.findByRole('button', { name: 'Edit /old' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'New address' }), '-page')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    expect(await dialog.findByText(/Someone else changed this redirect/)).toBeTruthy()
    expect(dialog.getByRole('textbox', { name: 'New address' })).toHaveProperty('value', '/pages/new-page')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(button('Remove /old'))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await vi.waitFor(() => expect(questionsOf(removeRedirect)).toEqual([{ id: 'rule0001' }]))
  })

  it('imports pasted rows after a check', async () => {
    const { user, questionsOf } = open('redirects', [
      list(),
      answering(importRedirects, ({ rules, dryRun = false }) => {
        const rows = rules.map(({ from, to, status = 301 }) =>
          to === '/bad'
            ? { from, to, status, state: 'problem' as const, field: 'to' as const, problem: 'It leads in a circle.' }
            : { from, to, status, state: 'ok' as const },
        )
        const isFine = rows.every(({ state }) => state === 'ok')
        return { isStored: isFine && !dryRun, added: isFine ? rows.length : 0, rows }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Import redirects' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('textbox', { name: 'Rows' }))
    await user.paste('Old\tNew\n/one\t/pages/one\n\n/two\t/bad\t302')
    await user.click(dialog.getByRole('button', { name: 'Check rows' }))
    const problems = within(await dialog.findByRole('table', { name: 'Rows with problems' }))
    expect(problems.getByRole('rowheader', { name: '4' })).toBeTruthy()
    expect(problems.getByText('It leads in a circle.')).toBeTruthy()
    expect(dialog.queryByRole('button', { name: /Import \d/ })).toBeNull()
    await user.clear(dialog.getByRole('textbox', { name: 'Rows' }))
    await user.click(dialog.getByRole('textbox', { name: 'Rows' }))
    await user.paste('/one\t/pages/one\n/two\t/pages/two\t302')
    await user.click(dialog.getByRole('button', { name: 'Check rows' }))
    await user.click(await dialog.findByRole('button', { name: 'Import 2 redirects' }))
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(questionsOf(importRedirects).map(({ dryRun }) => dryRun)).toEqual([true, true, false])
    expect(questionsOf(importRedirects).at(-1)?.rules).toEqual([
      { from: '/one', to: '/pages/one' },
      { from: '/two', to: '/pages/two', status: 302 },
    ])
  })

  it('tests where an address leads, for a viewer too', async () => {
    const { user } = open(
      'redirects',
      [
        list(rule),
        answering(testRedirect, () => ({
          steps: [{ from: '/old', to: '/pages/new', status: 301, rule: 'owner' as const }],
          end: { path: '/pages/new', status: 404 as const, isAway: false, isCircle: false },
        })),
      ],
      'viewer',
    )
    expect(await screen.findByRole('rowheader', { name: '/old' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Add|Edit|Remove|Import/ })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: 'Address to test' }), '/old')
    await user.click(button('Test'))
    expect(await screen.findByText(/Nothing is published at .\/pages\/new/)).toBeTruthy()
    expect(screen.getByText('(301, your redirect)')).toBeTruthy()
    expect(await violationsOf('Settings')).toEqual([])
  })
})

describe('Export, import and delete', () => {
  const account = { id: 'me', email: 'mei@example.com', name: 'Mei', mayAddSites: true, sites: [] }
  const own = [
    answering(me, () => account as unknown as Answer<typeof me>),
    answering(listRemovedSites, () => []),
    answering(listJobs, () => []),
    answering(readSiteSettings, () => settings),
  ]
  const job = { id: 'job1', kind: 'export', at: '2026-03-01T10:00:00Z' }

  it('exports with progress, and saves the file', async () => {
    let done = 2
    const saved = vi.fn(() => 'blob:zip')
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: vi.fn() })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
    const { user } = open('transfer', [
      ...own,
      answering(startExport, () => ({ job: 'job1' })),
      answering(getJob, () =>
        done < 4
          ? { ...job, state: 'running' as const, done: done++, total: 4 }
          : { ...job, state: 'done' as const, done: 4, total: 4, result: { bytes: 2048 } },
      ),
      answering(readExport, () => new Blob(['zip']) as never),
    ])
    await user.click(await screen.findByRole('button', { name: 'Export site' }))
    expect(await screen.findByRole('progressbar', { name: 'Exporting the site' })).toBeTruthy()
    expect(location.search).toBe('?export=job1')
    expect(screen.getByText(/of 4 files/)).toBeTruthy()
    expect(await violationsOf('Settings')).toEqual([])
    await user.click(await screen.findByRole('button', { name: 'Download ZIP' }))
    await vi.waitFor(() => expect(saved).toHaveBeenCalledOnce())
  })

  it('goes on with an export by its address, and cancels it', async () => {
    let state: 'running' | 'cancelled' = 'running'
    const { user } = open('transfer?export=job1', [
      ...own,
      answering(getJob, () => ({ ...job, state, done: 0 })),
      answering(cancelJob, () => {
        state = 'cancelled'
        return { cancelled: true }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    expect(await screen.findByText('Cancelled.')).toBeTruthy()
    expect(button('Export site')).toBeTruthy()
  })

  it('imports a file, and says what is wrong with it', async () => {
    let isWrong = true
    const { user } = open('transfer', [
      ...own,
      answering(importSite, () => {
        if (isWrong)
          throw new CallError('invalid_request', { message: 'Not valid.', fields: { 'site.json': 'Is missing.' } })
        return { tenantId: 't2', clientId: 'copy', draftsId: '2', release: null, warnings: [] }
      }),
    ])
    const file = new File(['zip'], 'site.zip', { type: 'application/zip' })
    await user.upload(await screen.findByLabelText('ZIP file of an export'), file)
    await user.click(button('Import as new site'))
    expect(await screen.findByText(/Is missing\./)).toBeTruthy()
    isWrong = false
    await user.click(button('Import as new site'))
    expect((await screen.findByRole('link', { name: 'Open the new site' })).getAttribute('href')).toBe('/copy/office')
  })

  it('deletes the site when its name is typed, and restores it', async () => {
    const removed = { tenantId: 'demo', clientId: 'demo', name: 'Nordhaven', removedAt: '2026-03-01T10:00:00Z' }
    const { user } = open('transfer', [
      ...own,
      answering(removeSite, ({ name }) => {
        if (name !== 'Nordhaven') throw new CallError('invalid_request', { fields: { name: 'Enter “Nordhaven”.' } })
        return { ...removed, erasedAt: '2026-03-31T10:00:00Z' }
      }),
      answering(restoreSite, () => ({ tenantId: 'demo', clientId: 'demo', name: 'Nordhaven' })),
    ])
    await user.click(await screen.findByRole('button', { name: 'Delete site' }))
    const dialog = within(await screen.findByRole('dialog'))
    const name = await dialog.findByRole('textbox', { name: /Nordhaven/ })
    await user.type(name, 'Nord')
    await user.click(dialog.getByRole('button', { name: 'Delete site' }))
    expect(await dialog.findByText('Enter “Nordhaven”.')).toBeTruthy()
    await user.type(name, 'haven')
    await user.click(dialog.getByRole('button', { name: 'Delete site' }))
    expect(await screen.findByText(/Nordhaven is deleted/)).toBeTruthy()
    await user.click(button('Restore site Nordhaven'))
    expect(await screen.findByRole('button', { name: 'Delete site' })).toBeTruthy()
  })

  it('keeps an admin from deleting the site, and an account without the right from importing', async () => {
    const answers = [...own.slice(1), answering(me, () => ({ ...account, mayAddSites: false }) as never)]
    open('transfer', answers, 'admin')
    expect(await screen.findByText(/Your account cannot add sites/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Delete site' })).toBeNull()
  })
})
