import type { ComponentProps, ElementType } from 'react'
import { useDrawnComponent } from '../stage/context.tsx'
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
export function Text<E extends ElementType = 'span'>(given: TextProps<E>) {
  const { path, as } = given
  const { component, stage } = useDrawnComponent()
  const text = valueAt(component.props, path)
  if (typeof text !== 'string' || text === '') return null
  const Element: ElementType = as ?? 'span'
  // Our own props are taken back one by one: pages have thousands of texts, and a rest object costs
  // more than all else that is done here.
  return (
    <Element {...given} path={undefined} as={undefined} {...textAttributes(component, path, stage)}>
      {text}
    </Element>
  )
}
