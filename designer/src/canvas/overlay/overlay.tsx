import { hasCoarsePointer } from '@vitrine/editor-core'
import { type ComponentType, useCallback, useLayoutEffect, useRef } from 'react'
import { useDesignerContext } from '../../context/designer-context.ts'
import { useEditor, useView } from '../../store/context.ts'
import styles from '../canvas.module.css'
import { elementOf, useFrame } from '../frame/frame-context.ts'
import { SelectionTag } from './selection-tag.tsx'

/** Room that a tag needs above its box, in pixels. */
const TAG = hasCoarsePointer ? 46 : 26

export interface OverlayProps {
  readonly scale: number
  /** What else shows there: where something would be dropped. */
  readonly Mark: ComponentType<{ readonly scale: number }>
}

interface BoxProps {
  readonly component: string
  readonly kind: 'hovered' | 'selected'
  readonly scale: number
}

/**
 * What shows on top of the canvas, in this document: the page has nothing added to it. Boxes follow
 * their components by themselves; React draws one only when another component is meant.
 */
export function Overlay({ scale, Mark }: OverlayProps) {
  return (
    <div className={styles.overlay}>
      <Hovered scale={scale} />
      <Selected scale={scale} />
      <Mark scale={scale} />
    </div>
  )
}

function Hovered({ scale }: { readonly scale: number }) {
  const hovered = useView(({ hovered, selected, isPreview }) =>
    hovered === selected || isPreview ? undefined : hovered,
  )
  return hovered === undefined ? null : <Box component={hovered} kind="hovered" scale={scale} />
}

function Selected({ scale }: { readonly scale: number }) {
  const selected = useView(({ selected, isPreview }) => (isPreview ? undefined : selected))
  return selected === undefined ? null : <Box component={selected} kind="selected" scale={scale} />
}

function Box({ component, kind, scale }: BoxProps) {
  const editor = useEditor()
  const { label } = useDesignerContext()
  const { frame, pressed } = useFrame()
  const box = useRef<HTMLDivElement>(null)
  const brought = useRef<string>(undefined)
  const type = editor.component(component)?.type ?? ''

  const follow = useCallback(
    (known?: DOMRect) => {
      const shown = box.current
      if (!shown) return
      const rect = known ?? elementOf(frame, component)?.getBoundingClientRect()
      if (!rect) {
        shown.style.visibility = 'hidden'
        return
      }
      const { left, top, width, height } = rect
      shown.style.visibility = 'visible'
      shown.style.transform = `translate(${left * scale}px, ${top * scale}px)`
      shown.style.width = `${width * scale}px`
      shown.style.height = `${height * scale}px`
      shown.toggleAttribute('data-is-high', top * scale < TAG)
    },
    [frame, component, scale],
  )

  // Measured in the frame that paints it, where the layout is worked out anyway.
  useLayoutEffect(() => {
    const page = frame?.contentDocument
    if (!page) return
    let asked = 0
    let later: ReturnType<typeof setTimeout> | undefined
    const element = elementOf(frame, component)
    const isPressed = kind === 'selected' && pressed.current?.component === component
    const known = isPressed ? pressed.current?.box : undefined
    if (kind === 'selected') pressed.current = undefined
    const schedule = (look: () => void) => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(look)
    }
    const soon = () => schedule(() => follow())
    const sizes = new ResizeObserver(soon)
    schedule(() => {
      // What is selected elsewhere, or has just come, is brought into view; what was pressed is there already.
      const isNew = kind === 'selected' && brought.current !== component
      if (isNew && !isPressed) element?.scrollIntoView({ block: 'nearest' })
      brought.current = component
      follow(known)
      // They call back at once for what they observe, so they begin after this frame.
      later = setTimeout(() => {
        sizes.observe(page.body)
        if (element) sizes.observe(element)
      })
    })
    page.addEventListener('scroll', soon, { capture: true, passive: true })
    const unfollow = [editor.watch(`component:${component}`, soon), editor.watch(`place:${component}`, soon)]
    return () => {
      cancelAnimationFrame(asked)
      clearTimeout(later)
      sizes.disconnect()
      page.removeEventListener('scroll', soon, { capture: true })
      for (const stop of unfollow) stop()
    }
  }, [frame, component, kind, follow, editor, pressed])

  return (
    <div ref={box} className={styles.box} data-kind={kind}>
      {kind === 'selected' ? (
        <SelectionTag component={component} />
      ) : (
        <span className={styles.tag}>{label(type) ?? type}</span>
      )}
    </div>
  )
}
