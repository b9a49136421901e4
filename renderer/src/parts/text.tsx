import type { ComponentProps, ElementType } from 'react'
import { useDrawnComponent, useStage } from '../stage/context.tsx'
import { textAttributes, valueAt } from './value-at.ts'

type TextProps<E extends ElementType> = { readonly path: string; readonly as?: E } & Omit<
  ComponentProps<E>,
  'children' | 'as'
>

/**
 * The text of a prop, in the language it is in; nothing when it is empty.
 *
 * `<Text path="subtitle" as="p" className={styles.subtitle} />`
 */
export function Text<E extends ElementType = 'span'>({ path, as, ...attributes }: TextProps<E>) {
  const { component } = useDrawnComponent()
  const stage = useStage()
  const text = valueAt(component.props, path)
  if (typeof text !== 'string' || text === '') return null
  const Element: ElementType = as ?? 'span'
  return (
    <Element {...attributes} {...textAttributes(component, path, stage)}>
      {text}
    </Element>
  )
}
