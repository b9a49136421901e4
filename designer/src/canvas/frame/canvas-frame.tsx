import { escapeHtml } from '@vitrine/schemas'
import { useTranslation } from '@vitrine/setters/i18n'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useDesignerContext } from '../../context/designer-context.ts'
import styles from '../canvas.module.css'
import { canvasCss } from './canvas.css.ts'
import { rulesOf } from './rules-of.ts'

/**
 * The document that a page is drawn in: with the page's stylesheets alone, the rules of the sections that there are, and a
 * real viewport.
 */
const documentOf = (stylesheets: readonly string[], rules: string): string =>
  `<!doctype html><html><head><meta charset="utf-8"><base target="_self">${stylesheets
    .map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`)
    .join('')}<style>${rules}${canvasCss}</style></head><body></body></html>`

/** A stylesheet is here, or will never be: then the page is shown without it. */
const settled = (link: HTMLLinkElement): Promise<void> =>
  new Promise((resolve) => {
    if (link.sheet) return resolve()
    link.onload = link.onerror = () => resolve()
  })

interface CanvasFrameProps {
  readonly width: number
  readonly height: number
  readonly scale: number
  readonly onReady: (frame: HTMLIFrameElement) => void
  readonly children: ReactNode
}

/** A frame of this origin; what is drawn in it stays in our tree, so events and contexts reach it. */
export function CanvasFrame({ width, height, scale, onReady, children }: CanvasFrameProps) {
  const { t } = useTranslation('designer')
  const { boot, registry } = useDesignerContext()
  const frame = useRef<HTMLIFrameElement>(null)
  const [body, setBody] = useState<HTMLElement>()
  const [isStyled, setIsStyled] = useState(false)
  // Written, not loaded: the page is drawn at once, while its stylesheets are on their way.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a document is written once
  useLayoutEffect(() => {
    const written = frame.current?.contentDocument
    if (!frame.current || !written) return
    written.open()
    written.write(documentOf(boot.canvas.stylesheets, rulesOf(registry.specs)))
    written.close()
    const stop = boot.canvas.style?.(written)
    setBody(written.body)
    onReady(frame.current)
    void Promise.all([...written.querySelectorAll('link')].map(settled)).then(() => setIsStyled(true))
    return stop
  }, [])
  return (
    <iframe
      ref={frame}
      title={t('canvas.title')}
      className={styles.frame}
      // A transform, not `scale`: tools that drive a browser look for the one and not for the other.
      style={{
        inlineSize: width,
        blockSize: height,
        ...(scale !== 1 && { transform: `scale(${scale})` }),
        ...(!isStyled && { visibility: 'hidden' }),
      }}
    >
      {body && createPortal(children, body)}
    </iframe>
  )
}
