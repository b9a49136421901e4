import { Download, Image, VideoPlayer } from '@vitrine/renderer'
import { rewriteAsset } from '@vitrine/renderer/internal'
import type { ImageValue, VideoValue } from '@vitrine/schemas'
import type { ReactNode } from 'react'
import { LinkButton, type PageLink, PlainPage, type SystemPage, type Translate } from '../system-page.tsx'
import styles from '../system-pages.module.css'

/** The hosts of an example: what a site in China makes of addresses (R229–R231). */
const example = {
  region: 'cn',
  hosts: { cn: 'store-cn.example', us: 'store-us.example' },
  cnOrigin: 'https://site.example:8443',
} as const
const addresses = [
  'https://store-us.example/a/bolt.webp?v=2',
  'https://store-cn.example/a/bolt.webp',
  '/media/bolt.webp',
  'https://elsewhere.example/bolt.webp',
  'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
]

const framed = (aspectRatio: string) => ({ inlineSize: '14rem', aspectRatio, objectFit: 'cover' }) as const

interface ImageDemoProps {
  readonly t: Translate
  readonly picture: ImageValue | undefined
  /** A film without a poster. */
  readonly film: VideoValue | undefined
  readonly wayOut: PageLink
}

/** What the parts for pictures, films and files do (R32). */
export const imageDemoPage = ({ t, picture, film, wayOut }: ImageDemoProps): SystemPage => ({
  title: t('imageDemo.title'),
  main: (
    <PlainPage title={t('imageDemo.title')} text={t('imageDemo.text')}>
      <Pictures t={t} picture={picture} />
      <Part t={t} name="region">
        <dl dir="ltr">
          {addresses.map((src) => (
            <div key={src}>
              <dt>{src}</dt>
              <dd>→ {rewriteAsset(src, example)}</dd>
            </div>
          ))}
        </dl>
      </Part>
      <Part t={t} name="video">
        <VideoPlayer video={film} />
      </Part>
      <Part t={t} name="download">
        {picture?.src && <Download file={picture.src}>{picture.src.split('/').at(-1)}</Download>}
      </Part>
      <LinkButton to={wayOut} />
    </PlainPage>
  ),
})

/** Copies in several sizes, where a picture is cropped, and what stands where there is none. */
const Pictures = ({ t, picture }: Pick<ImageDemoProps, 't' | 'picture'>) => (
  <>
    <Part t={t} name="copies">
      <Image image={picture} sizes="(width < 768px) 100vw, 40rem" first style={{ maxInlineSize: '40rem' }} />
      <code dir="ltr" className={styles.copies}>
        {picture?.widths?.map((width) => `${width}w`).join(' · ')} · {picture?.width}w
      </code>
    </Part>
    <Part t={t} name="focus">
      <div className={styles.pictures}>
        {[0, 50, 100].map((x) => (
          <Image key={x} image={{ ...picture, focalPoint: { x, y: 50 } }} sizes="14rem" style={framed('3 / 4')} />
        ))}
      </div>
    </Part>
    <Part t={t} name="missing">
      <Image image={{ width: 640, height: 360 }} style={{ inlineSize: '20rem' }} />
    </Part>
    <Part t={t} name="failing">
      <Image image={{ src: '/media/there-is-none.webp', width: 640, height: 360 }} style={framed('16 / 9')} />
    </Part>
  </>
)

interface PartProps {
  readonly t: Translate
  readonly name: 'copies' | 'focus' | 'missing' | 'failing' | 'region' | 'video' | 'download'
  readonly children: ReactNode
}

const Part = ({ t, name, children }: PartProps) => (
  <section className={styles.part}>
    <h2>{t(`imageDemo.${name}`)}</h2>
    <p>{t(`imageDemo.${name}Text`)}</p>
    {children}
  </section>
)
