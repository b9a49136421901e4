import type { ButtonValue, ImageValue, PathTo, RichTextValue } from '@vitrine/schemas'
import type { ElementType, ReactNode } from 'react'
import { Button, type ButtonProps } from './button.tsx'
import { Heading, type HeadingProps } from './heading.tsx'
import { type ImageProps, PropImage, type PropImageProps } from './image.tsx'
import { RichText, type RichTextProps } from './rich-text.tsx'
import { Text, type TextProps } from './text.tsx'

/** The parts that draw a prop by its path, for a view with such props: a path that leads to none is no type. */
interface ViewParts<P> {
  readonly Button: (props: ButtonProps<PathTo<P, ButtonValue>>) => ReactNode
  readonly Heading: (props: HeadingProps<PathTo<P, string>>) => ReactNode
  /** By path, or like `Image` from data. */
  readonly Image: (props: PropImageProps<PathTo<P, ImageValue>> | ImageProps) => ReactNode
  readonly RichText: (props: RichTextProps<PathTo<P, RichTextValue>>) => ReactNode
  readonly Text: <E extends ElementType = 'span'>(props: TextProps<E, PathTo<P, string>>) => ReactNode
}

const parts = { Button, Heading, Image: PropImage, RichText, Text }

/**
 * The parts for the view of a section; the same ones for every section, so that only the compiler knows.
 *
 * `const { Heading, Text } = viewParts<BannerProps>()`
 */
export const viewParts = <P>(): ViewParts<P> => parts
