import { useCallback, useLayoutEffect, useRef } from 'react'
import { hasCoarsePointer } from '../coarse-pointer.ts'
import { DropMark } from '../drag/drop-mark.tsx'
import { useParts } from '../parts.ts'
import { useEditor, useView } from '../store/context.ts'
import styles from './canvas.module.css'
import { elementOf, useFrame } from './frame-context.ts'
import { SelectionTag } from './selection-tag.tsx'

/** Room that a tag needs above its box, in pixels. */
const TAG = hasCoarsePointer ? 46 : 26

interface BoxProps {
  readonly component: string
  readonly kind: 'hovered' | 'selected'
  readonly scale: number
}

/**
 * What shows on top of the canvas, in this document: the page has nothing added to it. Boxes follow
 * their components by themselves; React draws one only when another component is meant.
 */
export function Overlay({ scale }: { readonly scale: number }) {
  return (
    <div className={styles.overlay}>
      <Hovered scale={scale} />
      <Selected scale={scale} />
      <DropMark scale={scale} />
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
  const { label } = useParts()
  const { frame } = useFrame()
  const box = useRef<HTMLDivElement>(null)
  const brought = useRef<string>(undefined)
  const type = editor.component(component)?.type ?? ''

  const follow = useCallback(() => {
    const shown = box.current
    const element = elementOf(frame, component)
    if (!shown) return
    if (!element) {
      shown.style.visibility = 'hidden'
      return
    }
    const { left, top, width, height } = element.getBoundingClientRect()
    shown.style.visibility = 'visible'
    shown.style.transform = `translate(${left * scale}px, ${top * scale}px)`
    shown.style.width = `${width * scale}px`
    shown.style.height = `${height * scale}px`
    shown.toggleAttribute('data-is-high', top * scale < TAG)
  }, [frame, component, scale])

  // Measured in the frame that paints it, where the layout is worked out anyway.
  useLayoutEffect(() => {
    const page = frame?.contentDocument
    const view = page?.defaultView
    if (!page || !view) return
    let asked = 0
    const element = elementOf(frame, component)
    const look = () => {
      // What is selected elsewhere, or has just come, is brought into view; what was pressed is there already.
      if (kind === 'selected' && brought.current !== component) element?.scrollIntoView({ block: 'nearest' })
      brought.current = component
      follow()
    }
    const soon = () => {
      cancelAnimationFrame(asked)
      asked = requestAnimationFrame(look)
    }
    soon()
    const sizes = new ResizeObserver(soon)
    sizes.observe(page.body)
    if (element) sizes.observe(element)
    page.addEventListener('scroll', soon, { capture: true, passive: true })
    const unfollow = [editor.watch(`component:${component}`, soon), editor.watch(`place:${component}`, soon)]
    return () => {
      cancelAnimationFrame(asked)
      sizes.disconnect()
      page.removeEventListener('scroll', soon, { capture: true })
      for (const stop of unfollow) stop()
    }
  }, [frame, component, kind, follow, editor])

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
