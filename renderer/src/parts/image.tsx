import { getIn, type ImageValue, imageVariant } from '@vitrine/schemas'
import type { CSSProperties } from 'react'
import { useDrawnComponent, useDrawnComponentIfAny, useStage } from '#stage-context'
import { PHONE_QUERY } from '../section/device-rules.ts'
import { inLanguage } from './text-attributes.ts'

interface Drawing {
  /** How wide it is drawn, for the choice of the file: the `sizes` of HTML. */
  readonly sizes?: string
  /** Stands in the first screen: load it at once and first. */
  readonly first?: boolean
  readonly className?: string | undefined
  readonly style?: CSSProperties | undefined
}

export interface ImageProps extends Drawing {
  readonly image: ImageValue | undefined
  readonly path?: never
}

export interface PropImageProps<Path = string> extends Drawing {
  readonly path: Path
  readonly image?: never
}

/**
 * A picture from data. It keeps its place while it loads and when it fails; one that cannot be shown
 * says so (R233), and where nobody chose one stands a field in the colours of the theme. A smaller copy
 * is chosen by the browser.
 */
export const Image = ({ path: _none, ...picture }: ImageProps) => <Picture {...picture} />

/** The same by the path of a prop, with what that says for phones. */
export function PropImage({ path, image, ...drawing }: PropImageProps | ImageProps) {
  return path === undefined ? <Picture image={image} {...drawing} /> : <ImageOfProp path={path} {...drawing} />
}

function ImageOfProp({ path, ...drawing }: Drawing & { readonly path: string }) {
  const { component, stage } = useDrawnComponent()
  return (
    <Picture
      path={path}
      image={getIn(component.props, path) as ImageValue | undefined}
      mobile={component.mobile?.[path] as ImageValue | undefined}
      altLanguage={inLanguage(component.languages?.[`${path}.alt`], stage)}
      {...drawing}
    />
  )
}

interface PictureProps extends Drawing {
  readonly path?: string
  readonly image: ImageValue | undefined
  readonly mobile?: ImageValue | undefined
  readonly altLanguage?: ReturnType<typeof inLanguage>
}

function Picture({ path, image, mobile, altLanguage, sizes, first, className, style }: PictureProps) {
  const stage = useStage()
  // A stage has no address for what may not be shown.
  const src = image?.src ? stage.asset(image.src) : ''
  if (!image || src === '') return <MissingImage path={path} image={image} className={className} style={style} />
  const set = srcSet(image, stage.asset)
  // It is marked where it fails to load.
  stage.resources?.loader()
  const phone = mobile?.src ? stage.asset(mobile.src) : ''
  // Which of two pictures is needed is not known before the page is laid out.
  if (first && phone === '' && !src.startsWith('data:'))
    stage.resources?.preload(set ? { imagesrcset: set, imagesizes: sizesOf(sizes) } : { href: src })
  const drawn = (
    <img
      src={src}
      {...(set && { srcSet: set, sizes: sizesOf(sizes) })}
      alt={image.alt?.trim() ?? ''}
      {...altLanguage}
      width={image.width}
      height={image.height}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
      className={className}
      style={{ ...style, ...(image.focalPoint && { objectPosition: `${image.focalPoint.x}% ${image.focalPoint.y}%` }) }}
      {...(src !== image.src && { 'data-original': image.src })}
      // Shown by the loader in the picture's place when it cannot be loaded (R232).
      data-error={stage.words('image.notAvailable')}
    />
  )
  if (!mobile || phone === '') return drawn
  return (
    <picture>
      <source
        media={PHONE_QUERY}
        srcSet={srcSet(mobile, stage.asset) ?? phone}
        sizes={sizesOf(sizes)}
        width={mobile.width}
        height={mobile.height}
      />
      {drawn}
    </picture>
  )
}

/**
 * The sizes of a picture. Where its width on phones is known, a phone with three pixels for one gets
 * the file for two: nobody sees the difference, and a third less stands before the first screen
 * (decision 007). A bare `100vw` may be cropped to far less than the file, so it stays.
 */
function sizesOf(sizes = '100vw'): string {
  const [, width] = /^\(width < \d+(?:px|rem)\) (\d+)vw/.exec(sizes) ?? []
  if (width === undefined) return sizes
  return `${PHONE_QUERY} and (min-resolution: 2.5dppx) ${Math.round((Number(width) * 2) / 3)}vw, ${sizes}`
}

/** The copies of an image with their widths; `undefined` when there is only the one. */
function srcSet({ src, width, widths }: ImageValue, asset: (src: string) => string): string | undefined {
  if (!src || !widths || widths.length === 0 || src.startsWith('data:')) return undefined
  const copies = widths
    .filter((copy) => Number.isInteger(copy) && (width === undefined || copy < width))
    .map((copy) => `${asset(imageVariant(src, copy))} ${copy}w`)
  return [...copies, ...(width ? [`${asset(src)} ${width}w`] : [])].join(', ')
}

function MissingImage({
  path,
  image,
  className,
  style,
}: Pick<PictureProps, 'image' | 'className' | 'style'> & { readonly path: string | undefined }) {
  // The host's own screens show pictures outside of any component.
  const drawn = useDrawnComponentIfAny()
  drawn?.report({ kind: 'missing-image', component: drawn.component, paths: path === undefined ? [] : [path] })
  const { words } = useStage()
  // Visitors need not read that an owner has chosen none.
  const isChosen = image?.src !== undefined && image.src !== ''
  const ratio = image?.width && image.height ? { aspectRatio: `${image.width} / ${image.height}` } : {}
  return (
    <span className={className ? `image-missing ${className}` : 'image-missing'} style={{ ...ratio, ...style }}>
      {isChosen && <span>{words('image.notAvailable')}</span>}
    </span>
  )
}
