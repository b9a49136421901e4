import { createTranslator, type SendCall, type Translator } from '@vitrine/editor-core'
import { checkDraft } from '@vitrine/model'
import { createRegistry, defineSection } from '@vitrine/renderer'
import { type Call, CallError, checkDraftCall, type Draft, newId, type PageTemplate } from '@vitrine/schemas'
import { draft as sample } from '../../../model/fixtures/operations.ts'
import { specs } from '../../../model/fixtures/sections.ts'
import type { DesignerBoot } from '../context/boot.ts'
import type { DesignerContext } from '../context/designer-context.ts'
import type { DesignerTranslate } from '../context/translate.ts'
import { createSession, type DesignerSession } from '../session/session.ts'
import type { ViewState } from '../store/view.ts'
import { DraftService } from './draft-service.ts'
import { storyTexts } from './story-texts.ts'

/** What a story of the designer begins with. */
export interface StoryOptions {
  /** That of the model's own tests, if none is given. */
  readonly draft?: Draft
  readonly view?: Partial<ViewState>
  readonly templates?: readonly PageTemplate[]
  /** As wide as the window, and not as a panel. */
  readonly isWide?: boolean
  /** What the service answers beside saving and checking, by the path of the call; all else is not reached. */
  readonly answers?: Readonly<Record<string, () => unknown>>
  /** What was done before somebody looks. */
  readonly before?: (opened: OpenedStory) => void | Promise<void>
}

export interface OpenedStory {
  readonly session: DesignerSession
  readonly service: DraftService
  readonly translator: Translator<DesignerTranslate>
}

/** What the loader of a story has opened. */
export function openedStory({ opened }: Readonly<Record<string, unknown>>): OpenedStory {
  if (!isOpened(opened)) throw new Error('This story has no loader: give it `ofDesigner` or `ofScreen`.')
  return opened
}

const isOpened = (opened: unknown): opened is OpenedStory =>
  opened !== null && typeof opened === 'object' && 'session' in opened

export const account = { id: 'ann', name: 'Ann', email: 'ann@example.com' } as const

/** The sections of stories show their titles, and no more; some have what only the model is tested with. */
const registry = createRegistry(
  specs.map((spec) =>
    defineSection<(typeof spec)['props']>(spec, {
      view: ({ props, root }) => ('title' in props ? <h2 {...root}>{String(props.title)}</h2> : <div {...root} />),
    }),
  ),
  { areVerified: true },
)

function boot(language: string): DesignerBoot {
  return {
    screen: 'designer',
    clientId: 'bolts',
    tenantId: '1',
    // Another one each time: what one story leaves unsaved in the browser is not offered to the next.
    draftsId: newId(),
    locale: language,
    defaultLocale: 'en',
    buildId: 'story',
    siteName: 'Bolts & more',
    assets: { region: 'us', hosts: {} },
    parentOrigins: [],
    canvas: { stylesheets: [] },
    home: 'https://bolts.example/',
    preview: 'https://bolts.example/preview/',
  }
}

/** A designer with a draft, a service in memory, and the words of a language: everything is real but the network. */
export async function openStory(language: string, given: StoryOptions): Promise<OpenedStory> {
  const { draft = sample, view = {}, templates = [], answers = {}, before } = given
  const service = new DraftService(structuredClone(draft), specs)
  const client = service.client({ account })
  const own: Readonly<Record<string, () => unknown>> = {
    [checkDraftCall.path]() {
      const findings = checkDraft({ draft: service.draft, specs }).map((finding) => ({ ...finding, message: '' }))
      const errors = findings.filter(({ level }) => level === 'error').length
      return { findings, errors, warnings: findings.length - errors }
    },
    ...answers,
  }
  const known = new Set<Call>(DraftService.calls)
  const send: SendCall = async (call, question, options) => {
    const answer = own[call.path]
    if (answer) return structuredClone(await answer()) as never
    if (!known.has(call)) throw new CallError('unavailable')
    return client.send(call, question, options)
  }
  const translator = createTranslator<DesignerTranslate>(language, await storyTexts(language))
  const parts: DesignerContext = {
    boot: boot(language),
    send,
    stream: client.stream,
    registry,
    templates,
    t: translator.t,
    label: translator.label,
    locale: language,
    words: async () => (key) => key,
    asset: (src) => src,
    addressOf: (path) => `https://bolts.example${path}`,
    enter: async () => ({ expiresAt: '2026-01-01T00:00:00Z' }),
  }
  const session = createSession({ draft: service.start(), parts, account, startAnew: () => {} })
  session.editorStore.view.change((state) => Object.assign(state, view))
  const opened = { session, service, translator }
  await before?.(opened)
  return opened
}
