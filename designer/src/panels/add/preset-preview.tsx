import { activeTheme, baseLanguage, baseOrder, resolve, specOf } from '@vitrine/model'
import { applyTheme, PageView, themeStyle } from '@vitrine/renderer/internal'
import { directionOf, type ResolvedComponent, type ResolvedTree } from '@vitrine/schemas'
import { useMemo, useState } from 'react'
import { createPortal } from 'react-dom'
import { rulesOf } from '../../canvas/frame/rules-of.ts'
import { usePageTexts } from '../../canvas/stage/use-page-texts.ts'
import { useDesignerContext } from '../../context/designer-context.ts'
import { newComponent } from '../../placement/new-component.ts'
import { createOwnerStage, sampleData } from '../../stage/owner-stage.ts'
import { useDraft, useEditor, useView } from '../../store/context.ts'
import styles from './add.module.css'

const WIDTH = 1280
const SHOWN = 232

/** How a preset looks in the theme and the language of the draft: drawn by its section, small and out of reach. */
export function PresetPreview({ type, preset }: { readonly type: string; readonly preset: string }) {
  const { boot, registry, asset } = useDesignerContext()
  const editor = useEditor()
  const language = useView(({ curLanguageEnv }) => curLanguageEnv)
  const configuration = useDraft(({ configuration }) => configuration)
  const words = usePageTexts(language)
  const [body, setBody] = useState<HTMLElement>()
  const [height, setHeight] = useState(640)
  const source = useMemo(
    () =>
      `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head>${boot.canvas.stylesheets
        .map((href) => `<link rel="stylesheet" href="${href.replaceAll('"', '&quot;')}">`)
        .join('')}<style>${rulesOf(editor.specs)}body{overflow:hidden}</style></head><body inert></body></html>`,
    [boot, language, editor],
  )
  const tree = useMemo((): ResolvedTree => {
    const section = specOf(editor.specs, type)
    const insertion = section && newComponent(editor.specs, section, preset)
    const order = baseOrder(baseLanguage(configuration))
    const components = Object.entries(insertion?.components ?? {}).map(
      ([id, component]): [string, ResolvedComponent] => {
        const spec = editor.specs.find((known) => known.type === component.type)
        const values = spec && resolve(spec.props, insertion?.settings[id], order)
        return [id, { id, ...component, props: values?.props ?? {}, ...(values && { mobile: values.mobile }) }]
      },
    )
    return { root: insertion ? [insertion.root] : [], components: Object.fromEntries(components), outline: [] }
  }, [editor, type, preset, configuration])
  const stage = useMemo(
    () =>
      words &&
      createOwnerStage({
        language,
        words,
        asset,
        site: { name: boot.siteName, home: '#', languages: [], menus: {} },
        data: sampleData([tree], registry),
      }),
    [words, language, asset, boot.siteName, tree, registry],
  )
  const scale = SHOWN / WIDTH
  return (
    <span className={styles.preview} style={{ blockSize: Math.min(height, 1000) * scale }} aria-hidden>
      <iframe
        title={preset}
        tabIndex={-1}
        srcDoc={source}
        style={{
          inlineSize: WIDTH,
          blockSize: height,
          scale: String(scale),
          ...themeStyle(activeTheme({ ...configuration })),
        }}
        onLoad={({ currentTarget }) => {
          const page = currentTarget.contentDocument
          if (!page) return
          applyTheme(page, activeTheme({ ...configuration }))
          // As the page is now: a preview is looked at for a moment.
          boot.canvas.style?.(page)()
          setBody(page.body)
          requestAnimationFrame(() => setHeight(Math.max(120, Math.min(1400, page.body.scrollHeight))))
        }}
      >
        {body &&
          stage &&
          createPortal(
            <PageView page={{ main: tree }} stage={stage} walk={{ registry, draws: () => true, report: () => {} }} />,
            body,
          )}
      </iframe>
    </span>
  )
}
