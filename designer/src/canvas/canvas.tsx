import { activeTheme } from '@vitrine/model'
import { applyTheme, StageProvider } from '@vitrine/renderer/internal'
import { directionOf, hasOwnSlug } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useCommands } from '../commands/index.ts'
import { useDesignerContext } from '../context/designer-context.ts'
import { useDraft, useEditor, useEditorStore, useView } from '../store/context.ts'
import type { EditorState } from '../store/draft-store.ts'
import { canvasWidths } from '../store/view.ts'
import styles from './canvas.module.css'
import { CanvasRoot, CanvasStageProvider } from './canvas-component.tsx'
import { CanvasFrame } from './frame/canvas-frame.tsx'
import { elementOf, useFrame } from './frame/frame-context.ts'
import { usePageScroll } from './frame/use-page-scroll.ts'
import { useInertPage } from './interaction/use-inert-page.ts'
import { Overlay, type OverlayProps } from './overlay/overlay.tsx'
import { Resizer } from './overlay/resizer.tsx'
import { createCanvasData } from './stage/canvas-data.ts'
import { createCanvasLinks } from './stage/canvas-links.ts'
import { createCanvasStage } from './stage/canvas-stage.ts'
import { createRenderLock, type RenderLock } from './stage/render-lock.ts'
import { usePageTexts } from './stage/use-page-texts.ts'
import { useSize } from './use-size.ts'

const MARGIN = { inline: 40, block: 24 }

/** The page that is edited, as its visitors will see it, and what shows where one stands in it. */
export function Canvas({ Mark }: Pick<OverlayProps, 'Mark'>) {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <div className={styles.canvas} ref={setContainer}>
      {container && <ScaledFrame container={container} Mark={Mark} />}
    </div>
  )
}

/** The frame, as large as its device is, drawn as large as there is room. */
function ScaledFrame({ container, Mark }: Pick<OverlayProps, 'Mark'> & { readonly container: HTMLElement }) {
  const { width: free, height } = useSize(container)
  const { frame, setFrame, pressed } = useFrame()
  const device = useView(({ deviceEnv }) => deviceEnv)
  const resized = useView(({ canvasWidth }) => canvasWidth)
  const zoom = useView(({ zoom }) => zoom)
  const width = resized ?? canvasWidths[device]
  const scale = zoom === 'fit' ? Math.min(1, Math.max(0.1, (free - MARGIN.inline) / width)) : zoom
  const shownHeight = Math.max(120, height - MARGIN.block)
  const [held] = useState(createRenderLock)
  useInertPage(frame, held, pressed)

  // On another device everything stands elsewhere: what is selected comes back into view.
  const { view } = useEditorStore()
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another width moves the page
  useEffect(() => {
    const { selected } = view.state.getState()
    const later = setTimeout(() => selected && elementOf(frame, selected)?.scrollIntoView({ block: 'nearest' }), 80)
    return () => clearTimeout(later)
  }, [width])

  return (
    <div className={styles.stand} style={{ inlineSize: width * scale, blockSize: shownHeight }}>
      <CanvasFrame width={width} height={shownHeight / scale} scale={scale} onReady={setFrame}>
        <PageOnCanvas held={held} />
      </CanvasFrame>
      <Overlay scale={scale} Mark={Mark} />
      <Resizer width={width} scale={scale} />
    </div>
  )
}

/** The kinds, ids and slugs that links may name a page by, as one text: it is the same until one of them changes. */
const namesOfPages = ({ pagesList }: EditorState): string =>
  pagesList.flatMap(({ id, pageType, slug }) => (hasOwnSlug(pageType) ? [pageType, id, slug ?? id] : [])).join(' ')

/** What the frame holds: header, page and footer on the owner's stage, in the language that is edited. */
function PageOnCanvas({ held }: { readonly held: RenderLock }) {
  const { t } = useTranslation('designer')
  const { registry, asset, label, boot, send } = useDesignerContext()
  const editor = useEditor()
  const { frame } = useFrame()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const page = useView(({ curPageId }) => curPageId)
  const isPreview = useView(({ isPreview }) => isPreview)
  const configuration = useDraft(({ configuration }) => configuration)
  const menus = useDraft(({ menuList }) => menuList)
  const record = useDraft(({ pagesList }) => pagesList.find(({ id }) => id === page))
  const isLoaded = useDraft(({ loaded }) => loaded.includes(page))
  const words = usePageTexts(language)
  const { languages } = configuration
  const order = editor.order(language)

  const data = useMemo(() => createCanvasData(registry, send, language), [registry, send, language])
  const links = useMemo(() => createCanvasLinks(send), [send])
  const linksKnown = useSyncExternalStore(links.watch, links.version)
  const ownPages = useDraft(namesOfPages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with what is known of links, what they look like changes
  const stage = useMemo(
    () =>
      words &&
      createCanvasStage({
        order,
        registry,
        words,
        label,
        siteName: boot.siteName,
        dates: boot.dates,
        languages: languages.map(({ code }) => code),
        menus,
        asset,
        data,
        held,
        links,
        pages: new Set(ownPages.split(' ')),
        sampleWords: { text: t('canvas.sampleText'), content: t('canvas.sampleContent') },
      }),
    [
      words,
      order,
      registry,
      label,
      t,
      boot.siteName,
      boot.dates,
      languages,
      menus,
      asset,
      data,
      held,
      links,
      linksKnown,
      ownPages,
    ],
  )
  const { canvasContents } = useCommands()
  useEffect(() => {
    if (!stage) return
    const shown = { of: stage.contentsOf, reload: data.reload }
    canvasContents.current = shown
    return () => {
      if (canvasContents.current === shown) canvasContents.current = undefined
    }
  }, [stage, data, canvasContents])
  const theme = useMemo(() => activeTheme({ ...configuration }), [configuration])

  useEffect(() => {
    const page = frame?.contentDocument
    if (!page) return
    page.documentElement.lang = language
    page.documentElement.dir = directionOf(language)
    applyTheme(page, theme)
  }, [frame, language, theme])

  usePageScroll(frame, stage !== undefined && isLoaded)

  // A preview looks as visitors see it.
  useEffect(() => {
    frame?.contentDocument?.documentElement.toggleAttribute('data-is-preview', isPreview)
  }, [frame, isPreview])

  if (!stage || !isLoaded) return null
  return (
    <CanvasStageProvider value={stage}>
      <StageProvider stage={stage.stage}>
        {record?.header !== false && <CanvasRoot part="header" />}
        <main id="main" tabIndex={-1}>
          <CanvasRoot key={page} page={page} />
        </main>
        {record?.footer !== false && <CanvasRoot part="footer" />}
      </StageProvider>
    </CanvasStageProvider>
  )
}
