import { Download, Image, rewriteAsset, VideoPlayer } from '@vitrine/renderer'
import { productList } from '@vitrine/schemas'
import type { CSSProperties, ReactNode } from 'react'
import { notFound } from '../../guards/guard.ts'
import { plainPage } from '../plain-page.tsx'
import type { Screen, ScreenTools } from '../screen.ts'

// Styles stand on the elements: no public page should load them.
const part: CSSProperties = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-2)',
  inlineSize: '100%',
  justifyItems: 'start',
  marginBlockStart: 'var(--space-4)',
}
const heading: CSSProperties = { fontSize: 'var(--title-2)' }
const row: CSSProperties = { display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', alignItems: 'start' }
const framed = (ratio: string): CSSProperties => ({ inlineSize: '14rem', aspectRatio: ratio, objectFit: 'cover' })

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

interface PartProps {
  readonly tools: ScreenTools
  readonly name: 'copies' | 'focus' | 'missing' | 'failing' | 'region' | 'video' | 'download'
  readonly children: ReactNode
}

function Part({ tools: { say }, name, children }: PartProps) {
  return (
    <section style={part}>
      <h2 style={heading}>{say(`imageDemo.${name}`)}</h2>
      <p>{say(`imageDemo.${name}Text`)}</p>
      {children}
    </section>
  )
}

/** The first picture and the first film of the site's products: the reference shows real ones. */
async function firstOf({ query }: ScreenTools) {
  const { items } = await query(productList, { page: 1, pageSize: 24, sort: 'order' })
  const film = items.find(({ props }) => props.video?.src)?.props.video
  return { picture: items[0]?.props.images?.[0]?.image, film: film && { ...film, poster: '' } }
}

/** What the parts for pictures, films and files do; only for sites that turned their system pages on (R32, R33). */
export const imageDemo: Screen = async (visit, tools) => {
  if (!visit.site?.systemPages) return notFound(visit)
  const { picture, film } = await firstOf(tools)
  return plainPage(tools, {
    title: tools.say('imageDemo.title'),
    text: tools.say('imageDemo.text'),
    children: (
      <>
        <Part tools={tools} name="copies">
          <Image image={picture} sizes="(width < 768px) 100vw, 40rem" first style={{ maxInlineSize: '40rem' }} />
          <code dir="ltr" style={{ overflowWrap: 'anywhere', fontSize: 'var(--text-small)' }}>
            {picture?.widths?.map((width) => `${width}w`).join(' · ')} · {picture?.width}w
          </code>
        </Part>
        <Part tools={tools} name="focus">
          <div style={row}>
            {[0, 50, 100].map((x) => (
              <Image key={x} image={{ ...picture, focalPoint: { x, y: 50 } }} sizes="14rem" style={framed('3 / 4')} />
            ))}
          </div>
        </Part>
        <Part tools={tools} name="missing">
          <Image image={{ width: 640, height: 360 }} style={{ inlineSize: '20rem' }} />
        </Part>
        <Part tools={tools} name="failing">
          <Image image={{ src: '/media/there-is-none.webp', width: 640, height: 360 }} style={framed('16 / 9')} />
        </Part>
        <Part tools={tools} name="region">
          <dl dir="ltr">
            {addresses.map((src) => (
              <div key={src}>
                <dt style={{ overflowWrap: 'anywhere' }}>{src}</dt>
                <dd style={{ overflowWrap: 'anywhere' }}>→ {rewriteAsset(src, example)}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part tools={tools} name="video">
          <VideoPlayer video={film} />
        </Part>
        <Part tools={tools} name="download">
          {picture?.src && <Download file={picture.src}>{picture.src.split('/').at(-1)}</Download>}
        </Part>
      </>
    ),
  })
}
