import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  Announcements,
  CommandsProvider,
  createAnnouncer,
  createTranslator,
  listenForShortcuts,
} from '@vitrine/editor-core'
import {
  type Answer,
  type Call,
  CallError,
  can,
  type PermissionSet,
  permissionSetNames,
  type Question,
  type Role,
  type SiteChange,
} from '@vitrine/schemas'
import { type ComponentType, useEffect, useMemo, useState } from 'react'
import { I18nextProvider, useTranslation } from 'react-i18next'
import editorLabels from '../../../editor-core/labels/en.json' with { type: 'json' }
import { specs } from '../../../model/fixtures/sections.ts'
import messages from '../../../schemas/texts/en.json' with { type: 'json' }
import setterLabels from '../../../setters/labels/en.json' with { type: 'json' }
import labels from '../../labels/en.json' with { type: 'json' }
import { type OfficeContext, OfficeProvider, type OfficeTranslate, useOffice } from '../context/office-context.ts'
import { ScreenCommandsProvider, useAddedCommands } from '../context/screen-commands.ts'
import { createNavigation } from '../navigation/location.ts'
import { NavigationProvider, useLocation, useNavigation } from '../navigation/navigation-context.ts'
import { createOfficeCommands, createOfficeDialogs } from '../shell/commands.ts'
import { screens } from '../shell/screens.ts'

/** Bytes that come at once. */
const PIECE = 16

/** What the sections of the tests are called. */
const sectionLabels = { banner: 'Banner', 'banner.title': 'Title', 'banner.height.tall': 'Tall' }

/** What a service in memory does with a call. */
export type Answers = ReadonlyMap<string, (question: never) => unknown>

/** One answer of such a service; what it throws is a failure. */
export const answering = <C extends Call>(
  call: C,
  answer: (question: Question<C>) => Answer<C> | Promise<Answer<C>>,
): readonly [string, (question: never) => unknown] => [`${call.method} ${call.path}`, answer as never]

interface OpenScreenOptions {
  /** Behind `/demo/office`: `/inbox/k3v9Qa2Z?folder=mine`. */
  readonly path: string
  readonly answers: Iterable<readonly [string, (question: never) => unknown]>
  readonly role?: Role
  /** What plugins let members be given beside their role. */
  readonly permissionSets?: readonly PermissionSet[]
  /** The handbook; none of its topics, when it is left out. */
  readonly handbook?: OfficeContext['handbook']
}

const noHandbook: OfficeContext['handbook'] = async () => ({ language: 'en', topics: [] })

/** A screen as it stands in the office, with a service that answers by call, for a person who presses and reads. */
export function openScreen(Screen: ComponentType<{ readonly id: string | undefined }>, options: OpenScreenOptions) {
  const { path, answers, role = 'owner', permissionSets = [], handbook = noHandbook } = options
  history.replaceState(null, '', `/demo/office${path}`)
  const service: Answers = new Map(answers)
  const asked: { readonly call: string; readonly question: object }[] = []
  const listeners = new Set<(what: SiteChange) => void>()
  const navigation = createNavigation(
    'demo',
    screens.map((screen) => screen.path),
  )
  const { i18n, label } = createTranslator<OfficeTranslate>('en', {
    ...messages,
    ...setterLabels,
    ...editorLabels,
    ...labels,
    ...permissionSetNames(permissionSets, 'en'),
  })
  const account = { id: 'me', name: 'Mei', email: 'mei@example.com' }
  const member = { role }
  const office = {
    boot: {
      clientId: 'demo',
      tenantId: 'demo',
      locale: 'en',
      buildId: 'test',
      siteName: 'Demo site',
      assets: {} as OfficeContext['boot']['assets'],
      home: '/demo',
    },
    account,
    member,
    permissionSets,
    locale: 'en',
    label,
    draftsId: '1',
    designer: '/demo/drafts/1/designer',
    screenWords: async () => undefined,
    labels: async () => ({ ...setterLabels, ...editorLabels, ...labels }),
    handbook,
    sections: async () => ({ specs, labels: sectionLabels, labelParts: [] }),
    may: (action) => can(member, action),
    asset: (src) => src,
    changeLocale: async () => undefined,
    signIn: {} as OfficeContext['signIn'],
    async send(call, question, options) {
      const name = `${call.method} ${call.path}`
      asked.push({ call: name, question: question as object })
      const answer = service.get(name)
      if (!answer) throw new CallError('not_found', { message: `No answer: ${name}` })
      const answered = await answer(question as never)
      if (options?.read && answered instanceof Blob) return (await options.read(streamOf(answered))) as never
      return structuredCloneOf(answered) as never
    },
    stream(_call, _question, on) {
      const tell = (what: SiteChange) => on({ type: 'changed', data: { what, revision: 1 } })
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
  } satisfies OfficeContext as OfficeContext
  const stop = navigation.listen()
  const rendered = render(
    <I18nextProvider i18n={i18n}>
      <OfficeProvider value={office}>
        <NavigationProvider value={navigation}>
          <ScreenFrame Screen={Screen} />
        </NavigationProvider>
      </OfficeProvider>
    </I18nextProvider>,
  )
  return {
    ...rendered,
    user: userEvent.setup(),
    asked,
    /** The questions of one call, in their order. */
    questionsOf: <C extends Call>(call: C) =>
      asked.filter((one) => one.call === `${call.method} ${call.path}`).map(({ question }) => question as Question<C>),
    /** Somebody else did something. */
    tell: (what: SiteChange) => {
      for (const listener of listeners) listener(what)
    },
    close() {
      stop()
      rendered.unmount()
    },
  }
}

/** A file as it comes over the wire, in small pieces. */
function streamOf(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let at = 0
  return new ReadableStream({
    async pull(controller) {
      const piece = await file.slice(at, at + PIECE).arrayBuffer()
      at += PIECE
      if (piece.byteLength === 0) controller.close()
      else controller.enqueue(new Uint8Array(piece))
    },
  })
}

/** Files are handed on as they are; all else as over the wire. */
const structuredCloneOf = (value: unknown): unknown => (value instanceof Blob ? value : structuredClone(value))

function ScreenFrame({ Screen }: { readonly Screen: ComponentType<{ readonly id: string | undefined }> }) {
  const { t } = useTranslation('office')
  const { id } = useLocation()
  const office = useOffice()
  const navigation = useNavigation()
  const { own, context: screenCommands } = useAddedCommands()
  const [{ announcer, dialogs }] = useState(() => ({ announcer: createAnnouncer(), dialogs: createOfficeDialogs() }))
  const commands = useMemo(
    () => createOfficeCommands({ office, navigation, t, announcer, dialogs, own }),
    [office, navigation, t, announcer, dialogs, own],
  )
  useEffect(() => listenForShortcuts(document, commands), [commands])
  return (
    <CommandsProvider value={commands}>
      <main>
        <ScreenCommandsProvider value={screenCommands}>
          <Screen id={id} />
        </ScreenCommandsProvider>
      </main>
      <Announcements />
    </CommandsProvider>
  )
}
