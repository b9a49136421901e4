import { getIn } from '@vitrine/schemas'
import type { ComponentProps, ElementType, ReactNode } from 'react'
import { drawText } from '../text/draw-text.tsx'
import { type Part, partAttributes } from './part.ts'
import { isBlank, textAttributes } from './text-attributes.ts'

export type TextProps<E extends ElementType, Path = string> = { readonly path: Path; readonly as?: E } & Omit<
  ComponentProps<E>,
  'children' | 'as'
>

interface Text extends Pick<Part<TextProps<ElementType>>, 'draw'> {
  <E extends ElementType = 'span'>(props: TextProps<E>): ReactNode
}

/**
 * The text of a prop, in the language it is in; nothing when it is empty.
 *
 * `<Text path="subtitle" as="p" className={styles.subtitle} />`
 */
export const Text = partAttributes<TextProps<ElementType>>((props, { component, stage }, key) => {
  const { path, as } = props
  const text = getIn(component.props, path)
  if (typeof text !== 'string' || isBlank(text)) return null
  const Element: ElementType = as ?? 'span'
  const about = textAttributes(component, path, stage)
  const own = about ? { ...props, ...about } : props
  // Our own props are taken back one by one: pages have thousands of texts, and a rest object costs
  // more than all else that is done here.
  return (
    <Element key={key} {...own} path={undefined} as={undefined}>
      {drawText(text)}
    </Element>
  )
}) as Text
