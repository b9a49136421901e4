import { fileURLToPath } from 'node:url'
import * as schemas from '@vitrine/schemas'
import { expect, it } from 'vitest'
import { sourcesOf } from './testing/imports.mjs'
import { usesIn, usesOf } from './testing/uses.mjs'

/**
 * Whose screens are looked at: the office, the designer, what both are made of, and the pages of the host: sign-in and
 * account, which work without script, so that the host sends their calls.
 */
const folders = [
  'office/src',
  'designer/src',
  'editor-core/src',
  'setters/src',
  'host/src/browser',
  'host/src/forms',
  'host/src/screens',
]

/** Why a whole class of calls needs no screen of owners. */
const exceptionsByClass = [
  [
    'pages and forms ask them for visitors',
    ({ access, path }) => access === 'visitor' && !path.startsWith('v1/account/'),
  ],
]

const ofEmbedding = 'the server and the frame of a site that embeds the designer ask it, without a screen'
const ofPrograms = 'programs change contents one by one; screens save what was changed together (`saveContents`)'
const ofProposals = 'programs try changes before they save them; people see in the designer what they change'
const ofSpecs = 'programs learn the sections by it; screens are built with them'
const ofPages = 'programs change drafts page by page; the designer saves operations (`saveDraft`)'
const asConversations =
  'programs read the inbox by kind; its screen shows all kinds as conversations (`listConversations`)'

/** Why a single call needs none. */
const exceptions = {
  exportSite: 'programs wait for the zip; the screen starts the job and reads it when it is ready (`startExport`)',
  showUnsavedContent: 'the server asks it to draw what a form holds beside the form (`serve-unsaved.ts`)',
  createContent: ofPrograms,
  changeContent: ofPrograms,
  removeContent: ofPrograms,
  orderContents: ofPrograms,
  savePage: ofPages,
  removePage: ofPages,
  saveAssociations: 'programs say what a page is about; nothing that visitors see depends on it',
  addFrameTicket: ofEmbedding,
  openFrame: ofEmbedding,
  addTenant: 'programs make empty sites; the screen makes one from a template (`createSite`)',
  redirectRules: 'programs follow redirects by it; the screen lists them with their state (`listRedirects`)',
  listInquiries: asConversations,
  inquiryDetail: asConversations,
  changeInquiry: asConversations,
  listContactMessages: asConversations,
  contactMessageDetail: asConversations,
  changeContactMessage: asConversations,
  subscriptionDetail: 'programs read one; the list on the screen shows all that is known (`listSubscriptions`)',
  translateTexts:
    'programs translate texts of their own by it; it stores nothing, and no field of a screen asks an engine',
  translationTaskById: 'programs follow one task by it; the screen shows all of them with their progress',
  proposeForDraft: ofProposals,
  proposeForContents: ofProposals,
  applyDraftProposal: ofProposals,
  applyContentProposal: ofProposals,
  askToPublish: 'programs ask; the review shows their requests, where people decide (`listPublishRequests`)',
  listSectionSpecs: ofSpecs,
  sectionSpecByType: ofSpecs,
  findTexts: 'programs look for words in a draft; the designer finds them in what it holds',
  publishByGet: 'kept for programs that ask as the specification says; screens send `publishSite`',
}

const names = new Map(Object.entries(schemas).map(([name, value]) => [value, name]))
const line = ({ method, path }) => `${method} ${path}`

const used = new Set(
  folders.flatMap((folder) =>
    sourcesOf(fileURLToPath(new URL(`../${folder}`, import.meta.url))).flatMap((path) =>
      usesOf(path, '@vitrine/schemas'),
    ),
  ),
)
const hasScreen = (call) => used.has(names.get(call))
const isOfClass = (call) => exceptionsByClass.some(([, includes]) => includes(call))

it('counts what is sent, not what is only imported, named as a type or somebody else’s', () => {
  const uses = (text) => usesIn(text, 'm')
  expect(uses("import { a, b as c } from 'm'; send(a, {}); useCall(c)")).toEqual(['a', 'b'])
  expect(uses("import { a } from 'm'; const calls = { save: a }")).toEqual(['a'])
  expect(uses("import { a } from 'm'; const x = <Card call={a as Call} />")).toEqual(['a'])
  expect(uses("import { a } from 'm'; export const x = () => import('./x.ts').then(() => send(a))")).toEqual(['a'])
  expect(uses("import { a } from 'm'")).toEqual([])
  expect(uses("import { a } from 'm'; export { a }")).toEqual([])
  expect(uses("import { a } from 'm'; type A = Answer<typeof a>")).toEqual([])
  expect(uses("import type { a } from 'm'; send(a)")).toEqual([])
  expect(uses("import { a } from 'n'; send(a)")).toEqual([])
  expect(uses("import { a } from 'm'; x.a({ a: 1 })")).toEqual([])
  expect(uses("import { a } from 'm'; const f = (a: string) => 1")).toEqual([])
  expect(() => uses("import * as m from 'm'; send(m.a)")).toThrow('by its name')
})

it('knows every call by the name that screens import', () => {
  expect(schemas.calls.filter((call) => !names.has(call)).map(line)).toEqual([])
})

it('finds a screen for every call that an owner may make', () => {
  const without = schemas.calls.filter(
    (call) => !hasScreen(call) && !isOfClass(call) && !(names.get(call) in exceptions),
  )
  expect(without.map((call) => `${names.get(call)}: ${line(call)}`)).toEqual([])
})

it('excepts no call that has a screen, or that is no call', () => {
  const unneeded = Object.keys(exceptions).filter((name) => {
    const call = schemas.calls.find((one) => names.get(one) === name)
    return !call || hasScreen(call) || isOfClass(call)
  })
  expect(unneeded).toEqual([])
  for (const [reason, includes] of exceptionsByClass)
    expect([reason, schemas.calls.some((call) => includes(call) && !hasScreen(call))]).toEqual([reason, true])
})
