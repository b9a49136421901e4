import type { OperationInput } from '@vitrine/editor-core'
import type { OperationError } from '@vitrine/model'
import {
  createRegistry,
  type PageDocument,
  type Registry,
  type Section,
  type SiteDocument,
  siteOfPage,
} from '@vitrine/renderer'
import {
  DEFAULT_LANGUAGE,
  directionOf,
  interfaceLanguage,
  newId,
  type Operation,
  type PageTypeSpec,
  pageTypeNames,
  pageTypeTemplates,
  type Theme,
} from '@vitrine/schemas'
import type { SetterMatch } from '@vitrine/setters'
import { type ReactNode, type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { UNSAFE_PortalProvider } from 'react-aria/PortalProvider'
import type { DesignerParts } from '../context/designer-context.ts'
import type { DesignerFeature } from '../context/features.ts'
import type { DesignerSession } from '../session/session.ts'
import { startDesigner } from '../start/start.tsx'
import { type CanvasStyles, createCanvasStyle } from './canvas-styles.ts'
import type { EditorStorage } from './editor-storage.ts'
import { createLoadLabels, createLoadWords, type LoadTexts } from './load-words.ts'
import { createStorageService } from './storage-service.ts'
import { memoryStorage } from './storages.ts'
import styles from './vitrine-editor.module.css'

/** What was changed, and by whom: here, by a step back or forth, or by somebody else. */
export interface EditorChangeInfo {
  readonly operations: readonly Operation[]
  readonly by: 'me' | 'undo' | 'redo' | 'others'
}

/** What a program may ask of an editor that is open. */
export interface EditorHandle {
  /** The site as it is now, with what is not saved yet. */
  readonly site: () => SiteDocument
  /** Changes the site in one step, which can be undone. @returns why it was not done */
  readonly dispatch: (operations: readonly OperationInput[]) => OperationError | undefined
  readonly undo: () => void
  readonly redo: () => void
  /** Selects a component by its id; nothing, to select none. */
  readonly select: (component?: string) => void
  /** Saves all there is. @returns whether all of it is saved now */
  readonly save: () => Promise<boolean>
}

/** The props of `VitrineEditor`. */
export interface VitrineEditorProps {
  /** Registered once: what is wrong with them is thrown while drawing. */
  readonly sections: readonly Section[]
  /** What is edited where no storage is given: a whole site or one page. Read once; handing back what `onChange` gave does nothing. */
  readonly document?: SiteDocument | PageDocument
  /** Where it is loaded from and saved to; the memory of this page, when left out. Read once. */
  readonly storage?: EditorStorage
  /** The languages of a document that is one page, the default one first: its own, when left out. */
  readonly languages?: readonly string[]
  /** The language of the interface, one of 18: that of `<html lang>`, else English. */
  readonly locale?: string
  /** Setters of one's own for settings of components (`defineSetter`). */
  readonly setters?: readonly SetterMatch[]
  /** Kinds of pages that a site may have beside the built-in ones. */
  readonly pageTypes?: readonly PageTypeSpec[]
  /** Themes that a site may take as they are. */
  readonly themes?: readonly Theme[]
  /** Further words for owners, by flat keys: what sections and their settings are called. */
  readonly labels?: LoadTexts
  /** Further words for buyers: what sections say by themselves. */
  readonly texts?: LoadTexts
  /** The styles of the canvas: those of the document around it, which are followed. */
  readonly styles?: CanvasStyles
  /** Where a picture is loaded from; its address as it stands, when left out. */
  readonly asset?: (src: string) => string
  /** Called after every change, with the whole site. */
  readonly onChange?: (site: SiteDocument, change: EditorChangeInfo) => void
  /** Called when somebody publishes, after all is saved; without it and the storage's own there is no such button. */
  readonly onPublish?: (site: SiteDocument) => Promise<void> | void
  /** Called once the site is open; the handle is there from then on. */
  readonly onOpen?: () => void
  readonly ref?: Ref<EditorHandle>
}

const registries = new WeakMap<readonly Section[], Registry>()

/** @throws RegistryError with everything that is wrong with the sections. */
function registryOf(sections: readonly Section[]): Registry {
  const registry = registries.get(sections) ?? createRegistry(sections)
  registries.set(sections, registry)
  return registry
}

const isSite = (document: SiteDocument | PageDocument): document is SiteDocument => 'pagesList' in document

/** @throws Error where there is nothing to edit. */
function storageOf({ storage, document, languages }: VitrineEditorProps): EditorStorage {
  if (storage) return storage
  if (!document) throw new Error('VitrineEditor needs a document or a storage: there is nothing to edit.')
  return memoryStorage(isSite(document) ? document : siteOfPage(document, { languages }))
}

/** What there is beside the site, of what a designer may show. */
const featuresOf = (storage: EditorStorage, publish: EditorStorage['publish']): ReadonlySet<DesignerFeature> =>
  new Set([
    ...(publish ? (['publishing'] as const) : []),
    ...(storage.media ? (['media'] as const) : []),
    ...(storage.releases ? (['releases'] as const) : []),
  ])

/**
 * The whole designer on a site or a page of one's own: canvas, panels, undo, 18 languages. It fills the width of its
 * place, and is as high as the window unless `--vitrine-editor-height` says otherwise.
 */
export function VitrineEditor(props: VitrineEditorProps): ReactNode {
  const registry = registryOf(props.sections)
  const [storage] = useState(() => storageOf(props))
  const [locale, setLocale] = useState<string>(props.locale ?? DEFAULT_LANGUAGE)
  const [shown, setShown] = useState<ReactNode>(null)
  const session = useRef<DesignerSession>(undefined)
  const overlays = useRef<HTMLDivElement>(null)

  const publish: EditorStorage['publish'] =
    storage.publish || props.onPublish
      ? async (site, part) => {
          const published = await storage.publish?.(site, part)
          await onPublish(site)
          return published
        }
      : undefined
  const onPublish = useEffectEvent((site: SiteDocument) => props.onPublish?.(site))
  const onChange = useEffectEvent((site: SiteDocument, change: EditorChangeInfo) => props.onChange?.(site, change))

  const start = useEffectEvent(() => {
    const { asset = (src) => src, labels, texts, setters, themes, pageTypes = [] } = props
    // A server does not know the document around it.
    const locale = interfaceLanguage(props.locale ?? document.documentElement.lang)
    let open: DesignerSession | undefined
    const service = createStorageService({
      storage,
      specs: registry.specs,
      publish,
      say: (key, params) => open?.parts.label(key) ?? `${key} ${JSON.stringify(params)}`,
    })
    const parts: DesignerParts = {
      boot: {
        screen: 'designer',
        clientId: 'editor',
        tenantId: 'editor',
        // Without a name, nothing is kept for another time.
        draftsId: storage.key ?? newId(),
        locale,
        defaultLocale: locale,
        buildId: '',
        siteName: '',
        assets: { region: 'us', hosts: {} },
        parentOrigins: [],
        canvas: { stylesheets: [], style: createCanvasStyle(props.styles ?? 'document') },
        home: '/',
        preview: '/',
      },
      ...service,
      registry,
      ...(setters && { setters }),
      ...(themes && { themes }),
      pageTypes,
      templates: pageTypeTemplates(pageTypes),
      labels: createLoadLabels([...(labels ? [labels] : []), async (language) => pageTypeNames(pageTypes, language)]),
      words: createLoadWords(texts ? [texts] : []),
      asset,
      addressOf: (path) => path,
      enter: () => Promise.reject(new Error('This editor is in no frame.')),
      features: featuresOf(storage, publish),
      ...(storage.media && { media: storage.media }),
    }
    return startDesigner(
      parts,
      { draw: setShown, speak: setLocale, isDocument: false },
      {
        opened(next) {
          open = next
          session.current = next
          reportChanges(next, onChange)
          props.onOpen?.()
        },
      },
    )
  })

  useEffect(() => {
    const starting = start()
    return () => {
      const { current } = session
      session.current = undefined
      // What is not saved yet still is.
      void starting.then(async (stop) => {
        await current?.saving.saveNow()
        stop()
      })
    }
  }, [])

  useImperativeHandle(props.ref, () => handleOf(session), [])

  return (
    <div className={styles.editor} data-editor lang={locale} dir={directionOf(locale)}>
      <UNSAFE_PortalProvider getContainer={() => overlays.current}>{shown}</UNSAFE_PortalProvider>
      <div ref={overlays} className={styles.overlays} />
    </div>
  )
}

/** Tells of every step, once all of it is done. */
function reportChanges(
  { editorStore: { editor } }: DesignerSession,
  onChange: (site: SiteDocument, change: EditorChangeInfo) => void,
): void {
  editor.onDone((done, by) => {
    const operations = done.map(({ operation }) => operation)
    queueMicrotask(() => onChange(editor.whole(), { operations, by }))
  })
}

function handleOf(session: { readonly current: DesignerSession | undefined }): EditorHandle {
  const opened = (): DesignerSession => {
    if (!session.current) throw new Error('The editor is not open yet: wait for `onOpen`.')
    return session.current
  }
  return {
    site: () => opened().editorStore.editor.whole(),
    dispatch: (operations) => opened().editorStore.editor.dispatch(operations),
    undo: () => opened().commands.list.run('undo'),
    redo: () => opened().commands.list.run('redo'),
    select: (component) =>
      opened().editorStore.view.change((view) => {
        view.selected = component
      }),
    save: () => opened().saving.saveNow(),
  }
}
